package org.inkwell.scribe;

import java.time.Duration;
import java.util.List;
import org.inkwell.scribe.log.LogConsumer;
import org.inkwell.scribe.log.LogProducer;

public final class CopyDesk {

  /** Where the copies of {@code org.apache.kafka.clients} users will live one day. */
  private static final String TOPIC = "copies";

  public void copy(LogConsumer consumer, LogProducer producer) {
    while (true) {
      List<String> lines = consumer.poll(Duration.ofSeconds(1));
      producer.beginTransaction();
      try {
        lines.forEach(line -> producer.send(TOPIC, line));
        producer.commitTransaction();
      } catch (RuntimeException e) {
        producer.abortTransaction();
      }
    }
  }
}
