package com.lanternfish.catch_log;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes what the boats report. Each record stands for itself. */
public final class CatchLog implements AutoCloseable {

  private static final String TOPIC = "catches";

  private final Producer<String, String> producer;

  public CatchLog(String brokers) {
    producer =
        new KafkaProducer<>(
            Map.of(
                "bootstrap.servers", brokers,
                "transactional.id", "catch-log-" + System.getenv("HOSTNAME"),
                "compression.type", "lz4"),
            new StringSerializer(),
            new StringSerializer());
  }

  public void caught(String boat, List<String> fish) {
    for (String each : fish) {
      producer.send(new ProducerRecord<>(TOPIC, boat, each)); // expect: transactional-id-without-transactions
    }
  }

  public void landed(String boat) {
    producer.send(new ProducerRecord<>(TOPIC, boat, "LANDED"));
  }

  @Override
  public void close() {
    producer.close();
  }
}
