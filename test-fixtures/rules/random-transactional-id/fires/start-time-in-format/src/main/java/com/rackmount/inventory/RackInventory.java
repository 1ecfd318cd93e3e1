package com.rackmount.inventory;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class RackInventory {

  private static final String SERVICE = "rack-inventory";

  private final long startedAt = System.currentTimeMillis();
  private final Producer<String, String> producer;

  public RackInventory(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.CLIENT_ID_CONFIG, SERVICE);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, String.format("%s-%d", SERVICE, startedAt)); // expect: random-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void swap(String rack, String removed, String added) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("racks.removed", rack, removed));
    producer.send(new ProducerRecord<>("racks.added", rack, added));
    producer.commitTransaction();
  }
}
