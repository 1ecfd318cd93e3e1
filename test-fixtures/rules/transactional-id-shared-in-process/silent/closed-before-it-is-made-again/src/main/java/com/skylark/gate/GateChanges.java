package com.skylark.gate;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes gate changes; the brokers may be exchanged while the airport is open. */
public class GateChanges {

  private final Properties config = new Properties();
  private Producer<String, String> producer;

  public GateChanges(String brokers) {
    config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gate-changes"); // expect: hardcoded-transactional-id
    connect(brokers);
  }

  public synchronized void connect(String brokers) {
    if (producer != null) {
      producer.close(Duration.ofSeconds(5));
    }
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public synchronized void move(String flight, String from, String to) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("gates.freed", from, flight));
    producer.send(new ProducerRecord<>("gates.taken", to, flight));
    producer.commitTransaction();
  }
}
