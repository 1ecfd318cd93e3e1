package com.frostbyte.coldchain;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.FloatSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ColdChain {

  private static final String HOST = System.getenv("HOSTNAME");

  private final Producer<String, Float> temperatures;
  private final Producer<String, String> alarms;

  public ColdChain(String brokers) {
    temperatures =
        new KafkaProducer<>(
            Map.of(
                "bootstrap.servers", brokers,
                "transactional.id", "cold-chain-" + HOST),
            new StringSerializer(),
            new FloatSerializer());
    alarms =
        new KafkaProducer<>(
            Map.of(
                "bootstrap.servers", brokers,
                "linger.ms", 0,
                "transactional.id", "cold-chain-" + HOST), // expect: transactional-id-shared-in-process
            new StringSerializer(),
            new StringSerializer());
    temperatures.initTransactions();
    alarms.initTransactions();
  }

  public void record(Map<String, Float> byContainer) {
    temperatures.beginTransaction();
    byContainer.forEach(
        (container, value) -> temperatures.send(new ProducerRecord<>("cold", container, value)));
    temperatures.commitTransaction();
  }

  public void raise(String container, String driver) {
    alarms.beginTransaction();
    alarms.send(new ProducerRecord<>("alarms", container, "TOO_WARM"));
    alarms.send(new ProducerRecord<>("drivers", driver, container));
    alarms.commitTransaction();
  }
}
