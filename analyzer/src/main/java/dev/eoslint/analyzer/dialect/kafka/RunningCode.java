package dev.eoslint.analyzer.dialect.kafka;

import dev.eoslint.analyzer.java.value.Status;
import dev.eoslint.analyzer.model.Site;

/** Stands for code that runs. */
sealed interface RunningCode extends Status {

  /**
   * Stands for the callback of a send while that runs.
   *
   * @param send the send
   * @param producer the id of the producer
   * @param detachments on which thread it runs
   */
  record Callback(Site send, int producer, int detachments) implements RunningCode {}

  /** Stands for code on a thread of its own that may have waited for other threads. */
  record Waited(int detachments) implements RunningCode {}
}
