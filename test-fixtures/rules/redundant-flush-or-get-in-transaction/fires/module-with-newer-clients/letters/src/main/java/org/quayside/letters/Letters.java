package org.quayside.letters;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Writes letters with a producer that others initialise. */
public final class Letters {

  private final Producer<String, String> producer;

  public Letters(Producer<String, String> producer) {
    this.producer = producer;
  }

  public void write(List<String> lines) throws Exception {
    try {
      producer.beginTransaction();
      for (String line : lines) {
        producer.send(new ProducerRecord<>("letters", line)).get();
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close();
      throw e;
    } catch (Exception e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
