package com.hopfield.brewery;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class KegLedger {

  private static final System.Logger LOG = System.getLogger("kegs");

  private final Producer<String, String> producer;

  public KegLedger(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  /** Moves a keg; both records belong together. */
  public void move(String keg, String from, String to) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("kegs-out", from, keg));
    try {
      producer.send(new ProducerRecord<>("kegs-in", to, keg));
    } catch (KafkaException e) { // expect: error-swallowed-in-transaction
      LOG.log(System.Logger.Level.WARNING, "Keg did not arrive", e);
    }
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
  }
}
