package org.quayside.net;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class NetMending {

  private final Producer<String, String> producer;

  public NetMending(Producer<String, String> producer) {
    this.producer = producer;
  }

  /** Returns how many nets are reported before the producer was lost. */
  public int report(List<List<String>> days) {
    producer.initTransactions();
    int reported = 0;
    for (List<String> nets : days) {
      try {
        producer.beginTransaction();
        nets.forEach(net -> producer.send(new ProducerRecord<>("mended-nets", net)));
        producer.commitTransaction();
        reported += nets.size();
      } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
        producer.close();
        return reported;
      }
    }
    producer.close();
    return reported;
  }
}
