package com.millrace.tally;

import java.util.Iterator;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class TallyExport {

  private final Producer<String, String> producer;

  public TallyExport(Producer<String, String> producer) {
    this.producer = producer;
  }

  /** Begins when the first tally is there, since most exports are empty. */
  public void export(Iterator<String> tallies) {
    boolean begun = false;
    while (tallies.hasNext()) {
      String tally = tallies.next();
      if (!begun) {
        producer.beginTransaction();
        begun = true;
      }
      producer.send(new ProducerRecord<>("tallies", tally));
    }
    if (begun) {
      producer.commitTransaction();
    }
  }
}
