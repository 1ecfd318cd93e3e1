package dev.eoslint.rules.streams;

import dev.eoslint.analyzer.model.DroppingHandler;
import dev.eoslint.analyzer.model.KafkaApplication;
import dev.eoslint.analyzer.model.Setting;
import dev.eoslint.analyzer.model.Site;
import dev.eoslint.analyzer.rule.Confidence;
import dev.eoslint.analyzer.rule.Problem;
import dev.eoslint.analyzer.rule.Rule;
import dev.eoslint.analyzer.rule.RuleInfo;
import dev.eoslint.analyzer.rule.Severity;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A rule that reports exception handlers that drop records.
 *
 * <p>Source: KIP-161, KIP-210, KIP-1033; KIP-1034 for the dead letter topic.
 */
@RuleInfo(
    name = "streams-records-dropped-on-error",
    title = "Exception handler that drops records",
    since = "0.1.0",
    severity = Severity.WARNING,
    confidence = Confidence.HIGH,
    tags = {"streams", "errors"})
public final class StreamsRecordsDroppedOnError implements Rule {

  private static final String DEAD_LETTERS = "errors.dead.letter.queue.topic.name";
  private static final String OLD_PREFIX = "default.";
  private static final List<String> KEYS =
      List.of(
          "deserialization.exception.handler",
          "default.deserialization.exception.handler",
          "production.exception.handler",
          "default.production.exception.handler",
          "processing.exception.handler");
  private static final Set<String> DROPPING =
      Set.of(
          "org.apache.kafka.streams.errors.LogAndContinueExceptionHandler",
          "org.apache.kafka.streams.errors.LogAndContinueProcessingExceptionHandler");

  @Override
  public List<Problem> judge(KafkaApplication application) {
    return Streams.judgeEach(application, StreamsRecordsDroppedOnError::judge);
  }

  private static List<Problem> judge(Streams.Configured configured) {
    List<Problem> problems = new ArrayList<>();
    if (!configured.config().mentions(DEAD_LETTERS)) {
      for (String key : KEYS) {
        if (!isReplaced(key, configured)) {
          configured
              .certain(key)
              .flatMap(setting -> problem(setting, configured))
              .ifPresent(problems::add);
        }
      }
    }
    return problems;
  }

  /**
   * Since 4.0 the keys have names without this prefix, which win over the older ones (KIP-1056).
   */
  private static boolean isReplaced(String key, Streams.Configured configured) {
    return key.startsWith(OLD_PREFIX)
        && configured.config().mentions(key.substring(OLD_PREFIX.length()));
  }

  private static Optional<Problem> problem(Setting setting, Streams.Configured configured) {
    String handler = Streams.text(setting);
    Optional<Site> own =
        configured.whole().streams().droppingHandlers().stream()
            .filter(each -> each.className().equals(handler))
            .map(DroppingHandler::declaration)
            .findFirst();
    if (own.isEmpty() && !DROPPING.contains(handler)) {
      return Optional.empty();
    }
    Problem problem =
        Problem.at(
            setting.site(),
            "'%s' is '%s'%s, which logs a record that fails and goes on without it."
                    .formatted(
                        setting.spelling(),
                        handler.substring(handler.lastIndexOf('.') + 1),
                        configured.inProfile())
                + " The record is lost although its offset is committed; let the application fail,"
                + " or write such records to a dead letter topic.");
    if (own.isPresent()) {
      problem = problem.withRelated(own.get(), "always goes on");
    }
    return Optional.of(configured.explained(problem));
  }
}
