package org.millrace.barge.kafka;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;

public final class SafeAbort {

  private SafeAbort() {}

  /** Aborts, and closes the producer when it cannot be used any more. */
  public static void abort(Producer<?, ?> producer) {
    try {
      producer.abortTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
