package org.inkwell.scribe.log;

import java.time.Duration;
import java.util.List;

public interface LogConsumer extends AutoCloseable {

  /** Returns lines until their acknowledgement; lines of an aborted transaction come again. */
  List<String> poll(Duration timeout);
}
