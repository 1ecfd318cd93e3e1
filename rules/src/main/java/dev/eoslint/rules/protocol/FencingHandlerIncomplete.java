package dev.eoslint.rules.protocol;

import dev.eoslint.analyzer.kafka.KafkaVersion;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.SwallowedFencing;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.List;

/**
 * A rule that reports handlers that take {@code ProducerFencedException} for the only error after
 * which a producer cannot go on.
 *
 * <p>Source: KIP-588 ({@code InvalidProducerEpochException} since 2.7), KIP-890, KIP-1050.
 */
@RuleInfo(
    name = "fencing-handler-incomplete",
    title = "Fencing looked for in one exception only",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    kafkaVersions = "2.7 and later",
    tags = {"producer", "transactions", "errors"})
public final class FencingHandlerIncomplete implements Rule {

  private static final KafkaVersion TWO_ERRORS = KafkaVersion.of(2, 7);

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return application.protocol().faults().swallowedFencings().stream()
        .filter(fencing -> application.versions().at(fencing.abort()).isMinorOrLater(TWO_ERRORS))
        .map(FencingHandlerIncomplete::problem)
        .toList();
  }

  private static Problem problem(SwallowedFencing fencing) {
    Problem problem =
        Problem.at(
                fencing.abort(),
                ("Only 'ProducerFencedException' is handled as fatal, and this abort also answers"
                        + " 'InvalidProducerEpochException', which a fenced producer gets as well since"
                        + " version 2.7. The abort throws then, which a handler of '%s' swallows;"
                        + " close the producer when the abort fails.")
                    .formatted(fencing.swallowed().simpleName()))
            .withRelated(fencing.fallback().handler(), "the handler of all other errors")
            .withRelated(fencing.swallowed().handler(), "what the abort throws is swallowed");
    return fencing
        .next()
        .map(next -> problem.withRelated(next, "goes on with the same producer"))
        .orElse(problem);
  }
}
