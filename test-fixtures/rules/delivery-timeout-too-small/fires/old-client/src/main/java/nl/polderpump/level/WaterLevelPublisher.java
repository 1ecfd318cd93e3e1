package nl.polderpump.level;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WaterLevelPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public WaterLevelPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, (int) Duration.ofSeconds(20).toMillis()); // expect: delivery-timeout-too-small
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void measure(String pump, String state) {
    producer.send(
        new ProducerRecord<>("water-levels", pump, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + pump, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
