package com.millrace.tally;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class TallyRelay {

  private final Producer<String, String> producer;
  private int sent;

  public TallyRelay(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void relay(List<String> tallies) {
    for (String tally : tallies) {
      if (sent % 100 == 0) {
        producer.beginTransaction();
      }
      producer.send(new ProducerRecord<>("tallies", tally));
      if (++sent % 100 == 0) {
        producer.commitTransaction();
      }
    }
  }
}
