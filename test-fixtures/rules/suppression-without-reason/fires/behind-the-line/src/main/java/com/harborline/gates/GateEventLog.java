package com.harborline.gates;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GateEventLog {

  private final KafkaProducer<String, String> producer;

  public GateEventLog(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    // expect: suppression-without-reason
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gate-events"); // eoslint:ignore[hardcoded-transactional-id]
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void record(String gate, String truck) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("gate.opened", gate, truck));
    producer.send(new ProducerRecord<>("truck.position", truck, gate));
    producer.commitTransaction();
  }
}
