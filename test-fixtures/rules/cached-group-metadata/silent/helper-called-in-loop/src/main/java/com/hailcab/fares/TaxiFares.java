package com.hailcab.fares;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TaxiFares {

  private record Progress(Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerGroupMetadata group) {}

  private final KafkaConsumer<String, String> rides;
  private final KafkaProducer<String, String> fares;

  private TaxiFares(KafkaConsumer<String, String> rides, KafkaProducer<String, String> fares) {
    this.rides = rides;
    this.fares = fares;
  }

  private Progress progress(ConsumerRecords<String, String> batch) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : batch.partitions()) {
      offsets.put(partition, new OffsetAndMetadata(rides.position(partition)));
    }
    return new Progress(offsets, rides.groupMetadata());
  }

  private void run() {
    fares.initTransactions();
    rides.subscribe(List.of("taxi-rides"));
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> batch = rides.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      Progress progress = progress(batch);
      fares.beginTransaction();
      batch.forEach(r -> fares.send(new ProducerRecord<>("taxi-fares", r.key(), r.value())));
      fares.sendOffsetsToTransaction(progress.offsets(), progress.group());
      fares.commitTransaction();
    }
  }

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "kafka:9092",
            "group.id", "taxi-fares",
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "taxi-fares-" + System.getenv("HOSTNAME"));
    try (var rides = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var fares = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      new TaxiFares(rides, fares).run();
    }
  }
}
