package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.model.TransactionEnd;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.TelemetryNames;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports sends inside of a transaction by a producer that does not take part in it.
 *
 * <p>Source: KIP-98: a transaction belongs to one producer.
 */
@RuleInfo(
    name = "foreign-producer-in-transaction",
    title = "Send of another producer inside of a transaction",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "transactions"})
public final class ForeignProducerInTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionScope scope : application.transactions()) {
      scope.foreignSends().stream()
          .filter(send -> !isObservation(send))
          .filter(send -> !tellsOfAbort(send, scope))
          .map(send -> problem(send, scope))
          .forEach(problems::add);
    }
    return problems;
  }

  /** What only tells how the application is doing may be told although the transaction aborts. */
  private static boolean isObservation(Action.Send send) {
    return send.topic().text().filter(TelemetryNames::isOne).isPresent();
  }

  /** A handler that ends in an abort may tell of the failure before it aborts. */
  private static boolean tellsOfAbort(Action.Send send, TransactionScope scope) {
    return endsAfter(send, scope.ends(TransactionEnd.Outcome.ABORTED))
        && !endsAfter(send, scope.ends(TransactionEnd.Outcome.COMMITTED));
  }

  private static boolean endsAfter(Action.Send send, List<TransactionEnd> ends) {
    return ends.stream()
        .flatMap(end -> end.caught().stream())
        .anyMatch(caught -> isIn(caught.handler(), send));
  }

  private static boolean isIn(Site handler, Action.Send send) {
    return handler.contains(send.site())
        || send.path().stream().anyMatch(step -> handler.contains(step.site()));
  }

  private static Problem problem(Action.Send send, TransactionScope scope) {
    return Problem.at(
            send.site(),
            ("A producer without transactions sends%s inside of the transaction of another"
                    + " producer. The record is visible at once, also when the transaction aborts, and"
                    + " is sent again when the work is repeated; send it with the transactional"
                    + " producer.")
                .formatted(
                    send.topic().text().map(topic -> " to '%s'".formatted(topic)).orElse("")))
        .withRelated(scope.begin(), scope.kind().phrase())
        .withPath(send.path());
  }
}
