package dev.eoslint.rules;

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
          "monitoring",
          "heartbeat",
          "heartbeats");

  private TelemetryNames() {}

  /** Returns whether one of the words in {@code name} speaks of telemetry. */
  public static boolean isOne(String name) {
    return Words.of(name).anyMatch(WORDS::contains);
  }
}
