package com.cinderblock.wall;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WallPipeline implements AutoCloseable {

  private final Consumer<String, String> consumer =
      new KafkaConsumer<>(
          Map.of(
              ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "wall-kafka:9092",
              ConsumerConfig.GROUP_ID_CONFIG, "wall-pipeline",
              ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false",
              ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed"),
          new StringDeserializer(),
          new StringDeserializer());

  private final Producer<String, String> producer =
      new KafkaProducer<>(
          Map.of(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "wall-kafka:9092",
              ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wall-" + System.getenv("POD_NAME")),
          new StringSerializer(),
          new StringSerializer());

  public static void main(String[] args) {
    try (WallPipeline pipeline = new WallPipeline()) {
      pipeline.run();
    }
  }

  private void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("bricks"));
    while (true) {
      ConsumerRecords<String, String> bricks = consumer.poll(Duration.ofMillis(250));
      if (!bricks.isEmpty()) {
        lay(bricks);
        acknowledge(bricks);
      }
    }
  }

  private void lay(ConsumerRecords<String, String> bricks) {
    producer.beginTransaction();
    bricks.forEach(brick -> producer.send(new ProducerRecord<>("walls", brick.key(), brick.value())));
    producer.commitTransaction();
  }

  private void acknowledge(ConsumerRecords<String, String> bricks) {
    producer.sendOffsetsToTransaction(bricks.nextOffsets(), consumer.groupMetadata()); // expect: transaction-call-out-of-order
  }

  @Override
  public void close() {
    consumer.close();
    producer.close();
  }
}
