package com.skatepark.tricks;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TrickScores {

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "kafka:9092",
            "group.id", "trick-scores",
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "trick-scores-" + System.getenv("POD_NAME"));
    try (var tricks = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var scores = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      OffsetSender offsets = new OffsetSender(scores, tricks::groupMetadata);
      scores.initTransactions();
      tricks.subscribe(List.of("tricks"));
      while (true) {
        ConsumerRecords<String, String> batch = tricks.poll(Duration.ofMillis(500));
        if (!batch.isEmpty()) {
          scores.beginTransaction();
          batch.forEach(t -> scores.send(new ProducerRecord<>("scores", t.key(), t.value())));
          offsets.send(batch.nextOffsets());
          scores.commitTransaction();
        }
      }
    }
  }
}
