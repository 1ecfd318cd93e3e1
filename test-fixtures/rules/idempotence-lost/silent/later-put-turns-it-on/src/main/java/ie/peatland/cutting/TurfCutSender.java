package ie.peatland.cutting;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class TurfCutSender extends KafkaSender {

  TurfCutSender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, false);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
  }

  void cut(String plot, String state) {
    producer.send(
        new ProducerRecord<>("turf-cuts", plot, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + plot, failure);
          }
        });
  }
}
