package com.oxbow.ferry;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The phase tells the finally block whether there is a transaction to abort. */
public final class PierLog {

  private enum Phase {
    BEFORE,
    OPEN,
    DONE
  }

  private final Producer<String, String> producer;

  public PierLog(Producer<String, String> producer) {
    this.producer = producer;
    producer.initTransactions();
  }

  public void write(String pier, List<String> entries) {
    Phase phase = Phase.BEFORE;
    try {
      producer.beginTransaction();
      phase = Phase.OPEN;
      entries.forEach(entry -> producer.send(new ProducerRecord<>("pier-log", pier, entry)));
      producer.commitTransaction();
      phase = Phase.DONE;
    } finally {
      switch (phase) {
        case OPEN:
          producer.abortTransaction();
          break;
        case BEFORE:
        case DONE:
        default:
          break;
      }
    }
  }
}
