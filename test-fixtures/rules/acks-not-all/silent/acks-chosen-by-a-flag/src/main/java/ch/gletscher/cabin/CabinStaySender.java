package ch.gletscher.cabin;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class CabinStaySender extends KafkaSender {

  CabinStaySender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.ACKS_CONFIG, Boolean.getBoolean("durable") ? "all" : "1");
  }

  void book(String cabin, String state) {
    producer.send(
        new ProducerRecord<>("cabin-stays", cabin, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + cabin, failure);
          }
        });
  }
}
