package com.openstage.seating;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class SeatMap {

  private final Producer<String, String> producer;

  public SeatMap(String brokers) {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.setProperty("transactional.id", "seat-map"); // expect: hardcoded-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void redraw(String hall, Iterable<String> rows) {
    producer.beginTransaction();
    rows.forEach(row -> producer.send(new ProducerRecord<>("halls.rows", hall, row)));
    producer.commitTransaction();
  }
}
