package com.bakehouse.dough;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BatchPublisher {

  private final KafkaProducer<String, String> producer;

  public BatchPublisher(int oven) {
    Properties settings = new Properties();
    settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "dough-kafka:9092");
    settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "oven-" + oven);
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void baked(String batch, List<String> loaves) {
    producer.beginTransaction();
    for (String loaf : loaves) {
      producer.send(new ProducerRecord<>(Topology.LOAVES, batch, loaf));
    }
    producer.commitTransaction();
  }
}
