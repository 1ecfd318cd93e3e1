package dev.eoslint.rules.configuration;

import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import dev.eoslint.rules.setting.ConfiguredClient;
import java.util.List;

/**
 * A rule that reports producers that do not wait for all in-sync replicas.
 *
 * <p>Source: {@code ProducerConfig.ACKS_DOC}.
 */
@RuleInfo(
    name = "acks-not-all",
    title = "Records that count as sent before they are replicated",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.MEDIUM,
    tags = {"producer", "durability", "configuration"})
public final class AcksNotAll implements Rule {

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Weakness.of(Weakness.Kind.ACKS, application).stream().map(AcksNotAll::problem).toList();
  }

  private static Problem problem(Weakness weakness) {
    ConfiguredClient producer = weakness.producer();
    String consequence =
        weakness.culprit().is("0")
            ? ", so that the producer does not wait for any answer of a broker. A record that never"
                + " arrives is lost without an error; set 'acks' to 'all'."
            : ", so that a record counts as sent before any follower has a copy. It is lost when"
                + " the leader fails before it is replicated; set 'acks' to 'all'.";
    return producer.problem(
        weakness.culprit(), Severity.WARNING, producer.phrase(weakness.culprit()) + consequence);
  }
}
