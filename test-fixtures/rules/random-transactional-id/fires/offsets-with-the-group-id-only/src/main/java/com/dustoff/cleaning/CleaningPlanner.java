package com.dustoff.cleaning;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class CleaningPlanner {

  private static final String GROUP = "cleaning-planner";

  public static void main(String[] args) {
    Properties producing = new Properties();
    producing.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    producing.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, GROUP + randomPart()); // expect: random-transactional-id
    Properties consuming = new Properties();
    consuming.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    consuming.put(ConsumerConfig.GROUP_ID_CONFIG, GROUP);
    consuming.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    consuming.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    try (var consumer =
            new KafkaConsumer<>(consuming, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(producing, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(Set.of("rooms.left"));
      while (true) {
        ConsumerRecords<String, String> rooms = consumer.poll(Duration.ofSeconds(1));
        if (rooms.isEmpty()) {
          continue;
        }
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        producer.beginTransaction();
        for (ConsumerRecord<String, String> room : rooms) {
          producer.send(new ProducerRecord<>("rooms.to-clean", room.key(), room.value()));
          offsets.put(
              new TopicPartition(room.topic(), room.partition()),
              new OffsetAndMetadata(room.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, new ConsumerGroupMetadata(GROUP)); // expect: bare-consumer-group-metadata
        producer.commitTransaction();
      }
    }
  }

  private static String randomPart() {
    return "-" + ThreadLocalRandom.current().nextInt(1_000_000);
  }
}
