package com.acme.letter;

import java.time.Duration;
import java.util.ArrayList;
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

public final class LetterBatches implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private volatile boolean running = true;

  public LetterBatches(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "letter-batches");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "letter-batches-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("letters")); // expect: transaction-across-rebalance
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    List<String> batch = new ArrayList<>();
    int pending = 0;
    boolean open = false;
    while (running) {
      ConsumerRecords<String, String> polled = consumer.poll(Duration.ofMillis(200)); // expect: transaction-outlives-timeout
      for (ConsumerRecord<String, String> letter : polled) {
        if (!open) {
          producer.beginTransaction();
          open = true;
        }
        producer.send(new ProducerRecord<>("letters-out", letter.key(), letter.value()));
        next.put(
            new TopicPartition(letter.topic(), letter.partition()),
            new OffsetAndMetadata(letter.offset() + 1));
        batch.add(letter.value());
        pending++;
      }
      if (open && batch.size() >= 500) {
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
        next.clear();
        batch.clear();
        pending = 0;
        open = false;
      }
    }
    producer.close();
    consumer.close();
  }

  public void stop() {
    running = false;
  }
}
