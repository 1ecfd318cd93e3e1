package ch.gletscher.cabin;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CabinStayPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public CabinStayPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "ALL");
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void book(String cabin, String state) {
    producer.send(
        new ProducerRecord<>("cabin-stays", cabin, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + cabin, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
