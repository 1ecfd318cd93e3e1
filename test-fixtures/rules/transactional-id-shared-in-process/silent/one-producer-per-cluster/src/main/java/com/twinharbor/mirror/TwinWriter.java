package com.twinharbor.mirror;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes every container move to the clusters of both harbours. */
public final class TwinWriter {

  private static final String HOST = System.getenv("HOSTNAME");

  private final Producer<String, String> north = connect("kafka.north.example:9092");
  private final Producer<String, String> south = connect("kafka.south.example:9092");

  public void move(String container, String from, String to) {
    move(north, container, from, to);
    move(south, container, from, to);
  }

  private static void move(
      Producer<String, String> producer, String container, String from, String to) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("yard.left", from, container));
    producer.send(new ProducerRecord<>("yard.reached", to, container));
    producer.commitTransaction();
  }

  private static Producer<String, String> connect(String brokers) {
    Producer<String, String> producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "twin-writer-" + HOST),
            new StringSerializer(),
            new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
