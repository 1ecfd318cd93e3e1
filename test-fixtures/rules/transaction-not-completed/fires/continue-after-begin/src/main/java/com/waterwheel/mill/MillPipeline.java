package com.waterwheel.mill;

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

public final class MillPipeline {

  public static void main(String[] args) {
    try (KafkaConsumer<String, String> grain = consumer(args[0]);
        KafkaProducer<String, String> flour = producer(args[0])) {
      flour.initTransactions();
      grain.subscribe(List.of("grain"));
      while (true) {
        ConsumerRecords<String, String> batch = grain.poll(Duration.ofMillis(500));
        flour.beginTransaction(); // expect: transaction-not-completed
        if (batch.isEmpty()) {
          continue;
        }
        for (ConsumerRecord<String, String> sack : batch) {
          flour.send(new ProducerRecord<>("flour", sack.key(), sack.value()));
        }
        flour.sendOffsetsToTransaction(batch.nextOffsets(), grain.groupMetadata());
        flour.commitTransaction();
      }
    }
  }

  private static KafkaProducer<String, String> producer(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "mill-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  private static KafkaConsumer<String, String> consumer(String brokers) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "mill");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }
}
