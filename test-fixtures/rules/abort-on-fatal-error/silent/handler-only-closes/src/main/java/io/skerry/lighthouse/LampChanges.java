package io.skerry.lighthouse;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LampChanges {

  private final Properties config;
  private KafkaProducer<String, String> producer;

  public LampChanges(Properties config) {
    this.config = config;
    this.producer = connect();
  }

  private KafkaProducer<String, String> connect() {
    KafkaProducer<String, String> connected =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    connected.initTransactions();
    return connected;
  }

  public void change(String lighthouse, String oldLamp, String newLamp) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("lamps-out", lighthouse, oldLamp));
      producer.send(new ProducerRecord<>("lamps-in", lighthouse, newLamp));
      producer.commitTransaction();
    } catch (RuntimeException e) {
      // Closing aborts what is open, whatever went wrong.
      producer.close(Duration.ofSeconds(10));
      producer = connect();
      throw e;
    }
  }
}
