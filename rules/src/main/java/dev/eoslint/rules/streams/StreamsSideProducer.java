package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.Action;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.TopologyStep;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A rule that reports a send in the code of a topology that does not go through the topology.
 *
 * <p>Source: KIP-129: a task writes its results with the producer of Kafka Streams.
 */
@RuleInfo(
    name = "streams-side-producer",
    title = "Send beside a Kafka Streams topology",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"streams", "producer", "transactions"})
public final class StreamsSideProducer implements Rule {

  /** Topics in which a repetition is no harm. */
  private static final Pattern SIDE_TOPIC =
      Pattern.compile(
          "(?i).*(?:\\b|[-_.])(?:dlq|dlt|dead|error|errors|fail|failed|failures|audit)(?:\\b|[-_.]).*");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    List<Problem> problems = new ArrayList<>();
    for (TopologyStep step : application.streams().steps()) {
      Optional<Setting> exactlyOnce = Streams.exactlyOnceIn(step.module(), application);
      step.sends().stream().map(send -> problem(send, step, exactlyOnce)).forEach(problems::add);
    }
    return problems;
  }

  private static Problem problem(
      Action.Send send, TopologyStep step, Optional<Setting> exactlyOnce) {
    String consequence =
        exactlyOnce.isPresent()
            ? "The record is outside of the transaction of the task: it is visible at once, stays"
                + " when the task fails, and is then sent again"
            : "When a task fails, its records are processed again, and then this is sent again";
    Problem problem =
        Problem.at(
                send.site(),
                "The code of '%s' sends%s with a producer that is not the one of Kafka Streams."
                        .formatted(step.operator(), to(send))
                    + " %s; forward the record to a sink of the topology instead."
                        .formatted(consequence))
            .withRelated(step.entry(), "the code of the topology")
            .withPath(send.path())
            .withSeverity(
                exactlyOnce.isPresent() && !isSideTopic(send) ? Severity.WARNING : Severity.INFO);
    return exactlyOnce
        .map(setting -> problem.withRelated(setting.site(), "asks for exactly-once"))
        .orElse(problem);
  }

  private static String to(Action.Send send) {
    return send.topic().text().map(" to topic '%s'"::formatted).orElse("");
  }

  private static boolean isSideTopic(Action.Send send) {
    return send.topic().text().filter(topic -> SIDE_TOPIC.matcher(topic).matches()).isPresent();
  }
}
