package dev.eoslint.rules.broker;

import dev.eoslint.analyzer.model.DeclaredTopic;
import dev.eoslint.rules.TelemetryNames;

/** What the names of topics tell. */
final class Topics {

  private Topics() {}

  /** Returns whether a topic holds what may be lost, such as metrics. */
  static boolean mayLoseRecords(DeclaredTopic topic) {
    return TelemetryNames.isOne(topic.name());
  }
}
