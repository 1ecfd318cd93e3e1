package com.gondola.canal;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CanalPipeline implements Runnable {

  private final String brokers;

  public CanalPipeline(String brokers) {
    this.brokers = brokers;
  }

  @Override
  public void run() {
    try (Consumer<String, String> consumer = consumer();
        Producer<String, String> producer = producer()) {
      producer.initTransactions();
      consumer.subscribe(List.of("gondolas"));
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> gondolas = consumer.poll(Duration.ofMillis(400));
        for (ConsumerRecord<String, String> gondola : gondolas) {
          producer.send(new ProducerRecord<>("canals", gondola.value(), gondola.key())); // expect: send-outside-transaction
        }
        producer.beginTransaction();
        producer.sendOffsetsToTransaction(gondolas.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }

  private Producer<String, String> producer() {
    return new KafkaProducer<>(
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "canals-" + System.getenv("POD_NAME")),
        new StringSerializer(),
        new StringSerializer());
  }

  private Consumer<String, String> consumer() {
    return new KafkaConsumer<>(
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers,
            ConsumerConfig.GROUP_ID_CONFIG, "canals",
            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
            ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed"),
        new StringDeserializer(),
        new StringDeserializer());
  }
}
