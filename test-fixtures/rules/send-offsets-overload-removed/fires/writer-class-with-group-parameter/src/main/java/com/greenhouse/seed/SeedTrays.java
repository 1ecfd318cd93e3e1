package com.greenhouse.seed;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SeedTrays {

  private static final String GROUP = "seed-trays";

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "kafka:9092",
            "group.id", GROUP,
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", GROUP + "-" + System.getenv("HOSTNAME"));
    try (var trays = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var writer =
            new ExactWriter(new KafkaProducer<>(out, new StringSerializer(), new StringSerializer()))) {
      trays.subscribe(List.of("seed-trays"));
      while (true) {
        List<ProducerRecord<String, String>> plants = new ArrayList<>();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> tray : trays.poll(Duration.ofSeconds(1))) {
          plants.add(new ProducerRecord<>("seedlings", tray.key(), tray.value()));
          offsets.put(new TopicPartition(tray.topic(), tray.partition()), new OffsetAndMetadata(tray.offset() + 1));
        }
        if (!plants.isEmpty()) {
          writer.write(plants, offsets, GROUP);
        }
      }
    }
  }
}
