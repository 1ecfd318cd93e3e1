package com.pondlife.newt;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes to two clusters; the second one only keeps a copy that may be late. */
public class NewtCounts {

  private final KafkaProducer<String, Integer> near;
  private final KafkaProducer<String, Integer> far;

  public NewtCounts(String nearBrokers, String farBrokers) {
    near = open(nearBrokers, "near");
    far = open(farBrokers, "far");
  }

  private static KafkaProducer<String, Integer> open(String brokers, String cluster) {
    Properties config = new Properties();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", "newts-" + cluster + "-" + System.getenv("POD_NAME"));
    var producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
    return producer;
  }

  public void count(Map<String, Integer> ponds) {
    write(near, ponds);
    write(far, ponds);
  }

  private static void write(KafkaProducer<String, Integer> producer, Map<String, Integer> ponds) {
    producer.beginTransaction();
    ponds.forEach((pond, newts) -> producer.send(new ProducerRecord<>("newts", pond, newts)));
    producer.commitTransaction();
  }

  public void close() {
    near.close();
    far.close();
  }
}
