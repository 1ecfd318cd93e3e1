package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.model.DeclaredTopic;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** What the names of topics tell. */
final class Topics {

  private static final Set<String> EXPENDABLE =
      Set.of("log", "logs", "metric", "metrics", "trace", "traces", "telemetry", "heartbeat");

  private static final Pattern SEPARATOR = Pattern.compile("[^A-Za-z0-9]+");

  private Topics() {}

  /** Returns whether a topic holds what may be lost, such as metrics. */
  static boolean mayLoseRecords(DeclaredTopic topic) {
    return SEPARATOR
        .splitAsStream(topic.name().toLowerCase(Locale.ROOT))
        .anyMatch(EXPENDABLE::contains);
  }
}
