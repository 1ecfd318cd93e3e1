package dev.eoslint.rules.pipeline;

import dev.eoslint.analyzer.model.TransactionScope;

/** Tells whether a transaction produces something from what is read. */
final class Output {

  private Output() {}

  /** A container opens its transaction for every listener, also for those that send nothing. */
  static boolean isProduced(TransactionScope transaction) {
    return transaction.kind() != TransactionScope.Kind.LISTENER_CONTAINER
        || !transaction.sends().isEmpty();
  }
}
