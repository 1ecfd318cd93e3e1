package com.mossgarden.plant;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.stereotype.Component;

@Component
public class PlantEvents {

  private final Producer<String, String> producer;

  public PlantEvents() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "plants-" + System.getenv("POD_NAME"));
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  public synchronized void repotted(String plant, String oldPot, String newPot) {
    producer.initTransactions(); // expect: init-transactions-repeated
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("pots", oldPot, "EMPTY"));
      producer.send(new ProducerRecord<>("pots", newPot, plant));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }
}
