package dev.eoslint.rules.offsets;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.model.UnmanagedContainer;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Listeners of Spring that open a transaction of their own, in a container that commits the offsets
 * without it.
 */
final class ContainerOffsets {

  private ContainerOffsets() {}

  /** Returns the transactions of a listener that do not hold the offsets of its records. */
  static List<Problem> problems(Pipeline pipeline) {
    List<Problem> problems = new ArrayList<>();
    if (pipeline.unmanaged().isPresent() && !pipeline.consumer().keepsPositions()) {
      UnmanagedContainer container = pipeline.unmanaged().get();
      for (TransactionScope transaction : container.ownTransactions()) {
        if (transaction.offsetCommits().stream().allMatch(ContainerOffsets::isByConsumer)) {
          problems.addAll(problems(transaction, container, pipeline));
        }
      }
    }
    return problems;
  }

  private static boolean isByConsumer(Action.OffsetCommit commit) {
    return commit.means() == Action.Means.CONSUMER;
  }

  private static List<Problem> problems(
      TransactionScope transaction, UnmanagedContainer container, Pipeline pipeline) {
    List<Problem> acknowledged =
        transaction.offsetCommits().stream()
            .map(commit -> acknowledged(commit, transaction))
            .toList();
    List<Problem> problems =
        acknowledged.isEmpty() ? List.of(unnoticed(transaction, container)) : acknowledged;
    return problems.stream().map(problem -> related(problem, container, pipeline)).toList();
  }

  private static Problem related(Problem problem, UnmanagedContainer container, Pipeline pipeline) {
    Problem complete = problem.withRelated(pipeline.entry(), "the listener");
    return container
        .factory()
        .map(factory -> complete.withRelated(factory, "makes the container without a manager"))
        .orElse(complete);
  }

  private static Problem acknowledged(Action.OffsetCommit commit, TransactionScope transaction) {
    return Problem.at(
            commit.site(),
            "'acknowledge' is called inside a Kafka transaction, but the offset does not become"
                + " part of it, because the listener container has no Kafka transaction manager."
                + " The container commits the offset with its consumer, so that after an abort or"
                + " a crash the record is skipped or its results are published again; give the"
                + " container a 'KafkaTransactionManager', which sends the offset to its"
                + " transaction.")
        .withRelated(transaction.begin(), transaction.kind().phrase())
        .withPath(commit.path());
  }

  /**
   * A container with a manager opens the transaction that {@code executeInTransaction} opens now,
   * so that this call has to go as well. The other transactions then join that of the container.
   */
  private static Problem unnoticed(TransactionScope transaction, UnmanagedContainer container) {
    Optional<Site> factory =
        container
            .factory()
            .filter(made -> transaction.kind() != TransactionScope.Kind.EXECUTE_IN_TRANSACTION);
    Problem problem =
        factory
            .map(
                made ->
                    Problem.at(
                        made,
                        "Containers of this factory have no Kafka transaction manager, but a"
                            + " listener sends in a Kafka transaction of its own. "
                            + consequence("give the container properties a")))
            .orElseGet(
                () ->
                    Problem.at(
                        transaction.begin(),
                        "The listener sends in this transaction, but the listener container has no"
                            + " Kafka transaction manager and commits the offset outside of it. "
                            + consequence("let the container open the transaction, with a")));
    return problem
        .withSeverity(Severity.WARNING)
        .withRelated(transaction.begin(), transaction.kind().phrase());
  }

  private static String consequence(String repair) {
    return "Output and progress are not one unit: after a crash between the two the record is"
        + " processed again and its results are published a second time; "
        + repair
        + " 'KafkaTransactionManager'.";
  }
}
