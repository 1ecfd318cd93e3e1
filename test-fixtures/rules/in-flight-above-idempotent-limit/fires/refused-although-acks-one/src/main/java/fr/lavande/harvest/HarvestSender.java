package fr.lavande.harvest;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class HarvestSender extends KafkaSender {

  HarvestSender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.ACKS_CONFIG, "1"); // expect: acks-not-all
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 10); // expect: in-flight-above-idempotent-limit
  }

  void report(String field, String state) {
    producer.send(
        new ProducerRecord<>("harvests", field, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + field, failure);
          }
        });
  }
}
