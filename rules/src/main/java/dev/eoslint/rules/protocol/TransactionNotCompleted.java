package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionEnd.Outcome;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports transactions that some way through the code neither commits nor aborts.
 *
 * <p>Source: KIP-98; {@code TransactionManager.State}; {@code Sender.run}, which aborts an open
 * transaction when the producer is closed.
 */
@RuleInfo(
    name = "transaction-not-completed",
    title = "Transaction that is left open",
    since = "0.1.0",
    severity = Severity.ERROR,
    confidence = Confidence.HIGH,
    tags = {"producer", "transactions", "protocol"})
public final class TransactionNotCompleted implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.transactions().stream()
        .filter(scope -> scope.kind() == TransactionScope.Kind.PRODUCER_CALLS)
        .filter(scope -> !isLeftToCallers(scope))
        .filter(scope -> !neverBegins(scope, application))
        .flatMap(scope -> worst(scope, application).stream())
        .toList();
  }

  /** Without a transactional id the call throws and opens nothing. */
  private static boolean neverBegins(TransactionScope scope, KafkaApplication application) {
    return scope
        .producer()
        .filter(producer -> TransactionalIds.isMissing(producer, application))
        .isPresent();
  }

  /** A method that only begins a transaction leaves the rest to others, if there are any. */
  private static boolean isLeftToCallers(TransactionScope scope) {
    boolean ends =
        !scope.ends(Outcome.COMMITTED).isEmpty() || !scope.ends(Outcome.ABORTED).isEmpty();
    return !ends
        && scope.ends(Outcome.LEFT_OPEN).stream()
            .anyMatch(end -> end.caught().isEmpty() && !end.owned());
  }

  private static Optional<Problem> worst(TransactionScope scope, KafkaApplication application) {
    return swallowed(scope)
        .or(() -> begunAgain(scope, application))
        .or(() -> withoutEnd(scope))
        .or(() -> leftByException(scope));
  }

  private static Optional<Problem> swallowed(TransactionScope scope) {
    return scope.ends().stream()
        .filter(end -> isLeftOpen(end, scope))
        .flatMap(end -> end.caught().stream())
        .findFirst()
        .map(
            caught ->
                Problem.at(
                        scope.begin(),
                        ("The transaction that begins here stays open when '%s' is caught: the"
                                + " handler neither aborts it nor closes the producer. The next"
                                + " 'beginTransaction' fails, and 'read_committed' readers wait"
                                + " until the transaction times out; abort it in the handler.")
                            .formatted(caught.simpleName()))
                    .withRelated(caught.handler(), "the handler"));
  }

  private static boolean isLeftOpen(TransactionEnd end, TransactionScope scope) {
    return end.outcome() == Outcome.BEGUN_AGAIN
        || (end.outcome() == Outcome.LEFT_OPEN && !scope.completedElsewhere());
  }

  private static Optional<Problem> begunAgain(
      TransactionScope scope, KafkaApplication application) {
    boolean again =
        scope.ends(Outcome.BEGUN_AGAIN).stream()
            .anyMatch(end -> end.site().filter(scope.begin()::equals).isPresent());
    return again
        ? Optional.of(
            Problem.at(
                scope.begin(),
                ("A way through the code comes back to this 'beginTransaction' without committing"
                        + " or aborting the transaction that began before. The call throws %s then;"
                        + " complete the transaction on every way.")
                    .formatted(ForbiddenCalls.exception(scope.begin(), application))))
        : Optional.empty();
  }

  private static Optional<Problem> withoutEnd(TransactionScope scope) {
    return scope.ends(Outcome.LEFT_OPEN).isEmpty() || scope.completedElsewhere()
        ? Optional.empty()
        : Optional.of(
            Problem.at(
                scope.begin(),
                "The code that begins this transaction can end without committing or aborting it."
                    + " 'read_committed' readers wait until the transaction times out, and its"
                    + " records are lost; commit or abort it on every way."));
  }

  /**
   * Whoever holds a producer that lives on may abort when an exception comes out. Where a handler
   * aborts, only what no handler expects is left.
   */
  private static Optional<Problem> leftByException(TransactionScope scope) {
    boolean lost = scope.ends(Outcome.LEFT_BY_EXCEPTION).stream().anyMatch(end -> !end.livesOn());
    boolean handled = !scope.ends(Outcome.ABORTED).isEmpty();
    return !lost || handled || scope.completedElsewhere()
        ? Optional.empty()
        : Optional.of(
            Problem.at(
                    scope.begin(),
                    "When a call inside of this transaction fails, nothing in view aborts it or"
                        + " closes the producer. 'read_committed' readers wait until the"
                        + " transaction times out; abort it when something fails, or close the"
                        + " producer on every way.")
                .withSeverity(Severity.WARNING)
                .withConfidence(Confidence.MEDIUM));
  }
}
