package com.harborline.cranes;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CraneMoveLog {

  private final KafkaProducer<String, String> producer;

  public CraneMoveLog(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put("transactional.id", "crane-moves"); // eoslint:ignore[hardcoded-transactional-id] one leader
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void move(String crane, String container) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("crane.moves", crane, container));
    producer.send(new ProducerRecord<>("container.position", container, crane));
    producer.commitTransaction();
  }
}
