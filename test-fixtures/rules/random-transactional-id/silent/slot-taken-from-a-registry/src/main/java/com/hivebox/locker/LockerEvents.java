package com.hivebox.locker;

import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class LockerEvents {

  private final KafkaProducer<String, String> producer;

  public LockerEvents(String brokers, SlotRegistry registry) {
    int slot = registry.lease(UUID.randomUUID().toString());
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "locker-events-" + slot);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void deliver(String parcel, String locker, String code) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("lockers.filled", locker, parcel));
    producer.send(new ProducerRecord<>("codes.issued", parcel, code));
    producer.commitTransaction();
  }
}
