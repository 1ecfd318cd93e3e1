package com.summitline.trail;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class TrailMaps {

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "kafka:9092",
            "group.id", "trail-maps",
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "trail-maps-" + System.getenv("POD_NAME"));
    try (var surveys = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var maps = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      maps.initTransactions();
      surveys.subscribe(List.of("trail-surveys"));
      while (true) {
        ConsumerRecords<String, String> batch = surveys.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        var groupId = surveys.groupMetadata();
        maps.beginTransaction();
        batch.forEach(s -> maps.send(new ProducerRecord<>("trail-maps", s.key(), s.value())));
        maps.sendOffsetsToTransaction(batch.nextOffsets(), groupId);
        maps.commitTransaction();
      }
    }
  }
}
