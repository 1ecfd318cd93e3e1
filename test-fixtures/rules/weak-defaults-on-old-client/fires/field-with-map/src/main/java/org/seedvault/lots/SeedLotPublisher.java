package org.seedvault.lots;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeedLotPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public SeedLotPublisher(String servers) {
    Map<String, Object> config = new HashMap<>(); // expect: weak-defaults-on-old-client
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "lz4");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void register(String lot, String state) {
    producer.send(
        new ProducerRecord<>("seed-lots", lot, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + lot, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
