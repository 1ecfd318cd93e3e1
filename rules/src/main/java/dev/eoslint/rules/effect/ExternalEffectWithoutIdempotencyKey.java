package dev.eoslint.rules.effect;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Pipeline;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;

/**
 * A rule that reports an unguarded external effect in the processing of records outside of Kafka
 * transactions.
 *
 * <p>Source: the delivery semantics of {@code KafkaConsumer}: records whose offsets are not
 * committed are delivered again after a crash or rebalance. Saved objects, messages to other
 * brokers and files are left alone: outside of Kafka transactions they are too common and too often
 * meant to happen at least once.
 */
@RuleInfo(
    name = "external-effect-without-idempotency-key",
    title = "External effect that a redelivered record repeats",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"consumer", "effects", "idempotency"})
public final class ExternalEffectWithoutIdempotencyKey implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (Pipeline pipeline : application.pipelines()) {
      if (pipeline.transaction().isEmpty()) {
        pipeline.effects().stream()
            .filter(Effect::isUnguarded)
            .filter(effect -> !effect.kind().oftenMeantAtLeastOnce())
            .map(effect -> problem(effect, pipeline))
            .forEach(problems::add);
        pipeline.effects().stream()
            .filter(effect -> !effect.kind().oftenMeantAtLeastOnce())
            .flatMap(
                effect -> GuardedElsewhere.problem(effect, "in the processing of records").stream())
            .map(problem -> problem.withRelated(pipeline.entry(), "reads the records"))
            .forEach(problems::add);
      }
    }
    return problems;
  }

  private static Problem problem(Effect effect, Pipeline pipeline) {
    Problem problem =
        Problem.at(
                effect.site(),
                ("'%s' is %s in the processing of records: %s. A record can be delivered again"
                        + " after a crash or rebalance, and then this happens a second time; pass a"
                        + " key from the record that lets the other side recognise it.")
                    .formatted(effect.call(), effect.kind().phrase(), effect.reason()))
            .withRelated(pipeline.entry(), "reads the records")
            .withPath(effect.path());
    return Evidence.explained(problem, effect);
  }
}
