package fr.lavande.harvest;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class HarvestOutbox {

  private final Producer<String, String> producer;

  HarvestOutbox(String servers) {
    Map<String, Object> config = new LinkedHashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ACKS_CONFIG, ProducerSettings.ACKS);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
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
