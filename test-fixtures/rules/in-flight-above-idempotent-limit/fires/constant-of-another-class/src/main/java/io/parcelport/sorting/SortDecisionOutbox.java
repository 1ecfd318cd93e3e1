package io.parcelport.sorting;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class SortDecisionOutbox {

  private final Producer<String, String> producer;

  SortDecisionOutbox(String servers) {
    Map<String, Object> config = new LinkedHashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, ProducerSettings.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION);
    config.put(ProducerConfig.LINGER_MS_CONFIG, ProducerSettings.LINGER_MS);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
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
