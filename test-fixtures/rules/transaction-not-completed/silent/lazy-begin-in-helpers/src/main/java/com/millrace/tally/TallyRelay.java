package com.millrace.tally;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class TallyRelay {

  private static final int BATCH = 100;

  private final Producer<String, String> producer;
  private int sent;

  public TallyRelay(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void relay(List<String> tallies) {
    for (String tally : tallies) {
      beginIfFirst();
      producer.send(new ProducerRecord<>("tallies", tally));
      sent++;
      commitIfFull();
    }
  }

  private void beginIfFirst() {
    if (sent % BATCH == 0) {
      producer.beginTransaction();
    }
  }

  private void commitIfFull() {
    if (sent % BATCH == 0) {
      producer.commitTransaction();
    }
  }
}
