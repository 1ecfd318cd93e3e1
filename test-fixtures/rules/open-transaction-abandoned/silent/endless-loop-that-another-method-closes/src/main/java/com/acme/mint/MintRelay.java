package com.acme.mint;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MintRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public MintRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "mint-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "mint-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("coins"));
    while (true) {
      ConsumerRecords<String, String> coins = consumer.poll(Duration.ofMillis(300));
      if (coins.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> coin : coins) {
        producer.send(new ProducerRecord<>("sorted-coins", coin.key(), coin.value()));
        next.put(
            new TopicPartition(coin.topic(), coin.partition()),
            new OffsetAndMetadata(coin.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  /** Called when the application stops. */
  public void shutDown() {
    consumer.wakeup();
    producer.close(Duration.ofSeconds(5));
  }
}
