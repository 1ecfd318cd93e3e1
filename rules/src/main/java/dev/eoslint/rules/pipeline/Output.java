package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.TransactionScope;
import java.util.Optional;

/** Tells whether a transaction produces something from what is read. */
final class Output {

  private Output() {}

  /**
   * Returns the transaction in which a pipeline sends its results: its own one, or else the first
   * one that a listener opens itself.
   */
  static Optional<TransactionScope> transaction(Pipeline pipeline) {
    return pipeline
        .transaction()
        .filter(Output::isProduced)
        .or(
            () ->
                pipeline.unmanaged().stream()
                    .flatMap(container -> container.ownTransactions().stream())
                    .findFirst());
  }

  /** A container opens its transaction for every listener, also for those that send nothing. */
  private static boolean isProduced(TransactionScope transaction) {
    return transaction.kind() != TransactionScope.Kind.LISTENER_CONTAINER
        || !transaction.sends().isEmpty();
  }
}
