package br.cafezal.roast;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RoastBatchPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public RoastBatchPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, !servers.endsWith(".eventhubs.example"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void roast(String batch, String state) {
    producer.send(
        new ProducerRecord<>("roast-batches", batch, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + batch, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
