package no.fjordferry.sailing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SailingPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public SailingPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.RETRIES_CONFIG, 0); // expect: idempotence-lost
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void announce(String vessel, String state) {
    producer.send(
        new ProducerRecord<>("sailings", vessel, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + vessel, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
