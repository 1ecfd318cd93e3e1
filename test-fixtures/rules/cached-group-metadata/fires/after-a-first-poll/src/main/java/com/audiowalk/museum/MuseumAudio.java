package com.audiowalk.museum;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MuseumAudio {

  public static void main(String[] args) {
    var in =
        Map.<String, Object>of(
            "bootstrap.servers", "kafka:9092",
            "group.id", "museum-audio",
            "enable.auto.commit", false,
            "isolation.level", "read_committed");
    var out =
        Map.<String, Object>of(
            "bootstrap.servers", "kafka:9092", "transactional.id", "museum-audio-" + System.getenv("POD_NAME"));
    try (var steps = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var tracks = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      tracks.initTransactions();
      steps.subscribe(Set.of("visitor-steps"));
      while (steps.assignment().isEmpty()) {
        var early = steps.poll(Duration.ofMillis(100));
        early.partitions().forEach(p -> steps.seek(p, early.records(p).get(0).offset()));
      }
      var member = steps.groupMetadata(); // expect: cached-group-metadata
      while (!Thread.interrupted()) {
        var batch = steps.poll(Duration.ofMillis(100));
        if (batch.isEmpty()) {
          continue;
        }
        tracks.beginTransaction();
        batch.forEach(s -> tracks.send(new ProducerRecord<>("audio-tracks", s.key(), s.value())));
        tracks.sendOffsetsToTransaction(batch.nextOffsets(), member);
        tracks.commitTransaction();
      }
    }
  }
}
