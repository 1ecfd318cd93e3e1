package dev.eoslint.rules;

import java.util.Arrays;
import java.util.Locale;
import java.util.Set;

/** Names of what carries logs, metrics and traces, of which a lost record is no accident. */
public final class TelemetryNames {

  private static final Set<String> WORDS =
      Set.of(
          "log",
          "logs",
          "logger",
          "logging",
          "metric",
          "metrics",
          "trace",
          "traces",
          "tracing",
          "span",
          "spans",
          "telemetry",
          "heartbeat",
          "heartbeats");

  private TelemetryNames() {}

  /** Returns whether one of the words in {@code name} speaks of telemetry. */
  public static boolean isOne(String name) {
    return has(name, WORDS);
  }

  /** Returns whether {@code name} consists of words of which one is {@code wanted}. */
  public static boolean has(String name, Set<String> wanted) {
    String separated = name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ");
    return Arrays.stream(separated.split("[^A-Za-z0-9]+"))
        .map(word -> word.toLowerCase(Locale.ROOT))
        .anyMatch(wanted::contains);
  }
}
