package io.parcelport.sorting;

import java.util.Properties;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;

final class SortDecisionSender extends KafkaSender {

  SortDecisionSender(String servers) {
    super(servers);
  }

  @Override
  protected void configure(Properties config) {
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    config.put(ProducerConfig.ACKS_CONFIG, "1"); // expect: idempotence-config-conflict
  }

  void decide(String parcel, String state) {
    producer.send(
        new ProducerRecord<>("sort-decisions", parcel, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + parcel, failure);
          }
        });
  }
}
