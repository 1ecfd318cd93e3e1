package com.hedgerow.fruit;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FruitSorting {

  public static void main(String[] args) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "fruit-sorting");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "fruit-sorting-" + System.getenv("POD_NAME"));
    Properties plain = new Properties();
    plain.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    plain.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");

    try (var crates = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var sorted = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        var customers = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer())) {
      sorted.initTransactions();
      crates.subscribe(List.of("fruit-crates"));
      while (true) {
        ConsumerRecords<String, String> batch = crates.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        sorted.beginTransaction();
        for (ConsumerRecord<String, String> crate : batch) {
          sorted.send(new ProducerRecord<>("fruit-sorted", crate.key(), crate.value()));
          customers.send(new ProducerRecord<>("customer-notices", crate.key(), "sorted")); // expect: foreign-producer-in-transaction, unchecked-send
        }
        sorted.sendOffsetsToTransaction(batch.nextOffsets(), crates.groupMetadata());
        sorted.commitTransaction();
      }
    }
  }
}
