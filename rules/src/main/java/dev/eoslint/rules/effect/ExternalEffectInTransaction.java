package dev.eoslint.rules.effect;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.TransactionScope;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports an unguarded external effect inside a Kafka transaction.
 *
 * <p>Source: KIP-98: a transaction covers records and offsets in Kafka and nothing else.
 */
@RuleInfo(
    name = "external-effect-in-transaction",
    title = "External effect inside a Kafka transaction",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"transactions", "effects", "idempotency"})
public final class ExternalEffectInTransaction implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TransactionScope transaction : application.transactions()) {
      transaction.effects().stream()
          .filter(Effect::isUnguarded)
          .map(effect -> problem(effect, transaction))
          .forEach(problems::add);
      transaction.effects().stream()
          .flatMap(
              effect -> GuardedElsewhere.problem(effect, "inside a Kafka transaction").stream())
          .map(problem -> problem.withRelated(transaction.begin(), transaction.kind().phrase()))
          .forEach(problems::add);
    }
    return problems;
  }

  private static Problem problem(Effect effect, TransactionScope transaction) {
    Problem problem =
        Problem.at(
                effect.site(),
                ("'%s' is %s inside a Kafka transaction: %s. When the transaction aborts, nothing"
                        + " undoes it, and it happens again when the work is repeated; move it"
                        + " behind the transaction or guard it with a key from the record.")
                    .formatted(effect.call(), effect.kind().phrase(), effect.reason()))
            .withRelated(transaction.begin(), transaction.kind().phrase())
            .withPath(effect.path());
    return Evidence.explained(problem, effect);
  }
}
