package com.tamarind.kitchen;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes a dish and its allergens together. */
public class MenuPublisher implements AutoCloseable {

  private final KafkaProducer<String, String> producer;

  public MenuPublisher(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "menu-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    producer = new KafkaProducer<>(config);
    producer.initTransactions();
  }

  public synchronized void publish(String dish, String recipe, String allergens) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("dishes", dish, recipe));
      producer.send(new ProducerRecord<>("allergens", dish, allergens));
      producer.commitTransaction();
    } catch (Exception e) {
      producer.abortTransaction(); // expect: abort-on-fatal-error
      throw new IllegalStateException("Dish " + dish + " is not published", e);
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
