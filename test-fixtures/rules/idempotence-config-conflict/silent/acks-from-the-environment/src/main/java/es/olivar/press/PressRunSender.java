package es.olivar.press;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class PressRunSender extends KafkaSender {

  PressRunSender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    config.put(ProducerConfig.ACKS_CONFIG, System.getenv("KAFKA_ACKS"));
  }

  void start(String press, String state) {
    producer.send(
        new ProducerRecord<>("press-runs", press, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + press, failure);
          }
        });
  }
}
