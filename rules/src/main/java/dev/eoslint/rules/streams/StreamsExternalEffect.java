package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.Effect;
import dev.eoslint.analyzer.model.IdempotencyEvidence;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.TopologyStep;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.effect.GuardedElsewhere;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A rule that reports an unguarded external effect in the code of a topology.
 *
 * <p>Source: KIP-129: exactly-once covers topics and state stores. Saved objects, messages to other
 * brokers and files are reported with exactly-once only: elsewhere they are too common and too
 * often meant to happen at least once.
 */
@RuleInfo(
    name = "streams-external-effect",
    title = "External effect in a Kafka Streams topology",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"streams", "effects", "idempotency"})
public final class StreamsExternalEffect implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TopologyStep step : application.streams().steps()) {
      Optional<Setting> exactlyOnce = Streams.exactlyOnceIn(step.module(), application);
      step.effects().stream()
          .filter(Effect::isUnguarded)
          .filter(effect -> exactlyOnce.isPresent() || !effect.kind().oftenMeantAtLeastOnce())
          .map(effect -> problem(effect, step, exactlyOnce))
          .forEach(problems::add);
      step.effects().stream()
          .filter(effect -> exactlyOnce.isPresent() || !effect.kind().oftenMeantAtLeastOnce())
          .flatMap(effect -> GuardedElsewhere.problem(effect, "in the code of a topology").stream())
          .map(problem -> problem.withRelated(step.entry(), "the code of the topology"))
          .forEach(problems::add);
    }
    return problems;
  }

  private static Problem problem(Effect effect, TopologyStep step, Optional<Setting> exactlyOnce) {
    String scope =
        exactlyOnce.isPresent()
            ? "Exactly-once covers topics and state stores only: when a task fails, its records are"
                + " processed again, and then this happens again"
            : "When a task fails, its records are processed again, and then this happens again";
    Problem problem =
        Problem.at(
                effect.site(),
                "'%s' is %s in the code of '%s': %s."
                        .formatted(
                            effect.call(), effect.kind().phrase(), step.operator(), effect.reason())
                    + " %s; write to a topic instead and let an idempotent consumer do it."
                        .formatted(scope))
            .withRelated(step.entry(), "the code of the topology")
            .withPath(effect.path())
            .withConfidence(exactlyOnce.isPresent() ? Confidence.HIGH : Confidence.MEDIUM);
    if (exactlyOnce.isPresent()) {
      problem = problem.withRelated(exactlyOnce.get().site(), "asks for exactly-once");
    }
    for (IdempotencyEvidence evidence : effect.evidence()) {
      problem = problem.withRelated(evidence.site(), evidence.description());
    }
    return problem;
  }
}
