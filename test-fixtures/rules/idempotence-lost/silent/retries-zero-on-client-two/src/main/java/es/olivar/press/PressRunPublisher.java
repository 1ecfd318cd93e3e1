package es.olivar.press;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PressRunPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public PressRunPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    config.put(ProducerConfig.RETRIES_CONFIG, 0);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void start(String press, String state) {
    producer.send(
        new ProducerRecord<>("press-runs", press, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + press, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
