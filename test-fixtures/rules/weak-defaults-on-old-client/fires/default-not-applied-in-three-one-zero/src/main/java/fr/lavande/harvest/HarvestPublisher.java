package fr.lavande.harvest;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HarvestPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public HarvestPublisher(String servers) {
    Map<String, Object> config = new HashMap<>(); // expect: weak-defaults-on-old-client
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.LINGER_MS_CONFIG, 5);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void report(String field, String state) {
    producer.send(
        new ProducerRecord<>("harvests", field, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + field, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
