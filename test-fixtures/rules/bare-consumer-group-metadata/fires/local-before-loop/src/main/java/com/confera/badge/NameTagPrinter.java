package com.confera.badge;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class NameTagPrinter {

  public static void main(String[] args) {
    String groupId = "name-tags";
    var in =
        Map.<String, Object>of(
            "bootstrap.servers", "kafka:9092",
            "group.id", groupId,
            "enable.auto.commit", false,
            "isolation.level", "read_committed");
    var out =
        Map.<String, Object>of(
            "bootstrap.servers", "kafka:9092",
            "transactional.id", "name-tags-" + System.getenv("HOSTNAME"));
    try (var guests = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var tags = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      tags.initTransactions();
      guests.subscribe(Set.of("guests"));
      var metadata = new ConsumerGroupMetadata(groupId); // expect: bare-consumer-group-metadata
      while (!Thread.interrupted()) {
        var batch = guests.poll(Duration.ofMillis(500));
        if (batch.isEmpty()) {
          continue;
        }
        tags.beginTransaction();
        batch.forEach(g -> tags.send(new ProducerRecord<>("name-tags", g.key(), g.value().toUpperCase())));
        tags.sendOffsetsToTransaction(batch.nextOffsets(), metadata);
        tags.commitTransaction();
      }
    }
  }
}
