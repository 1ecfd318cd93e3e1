package com.acme.mill;

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

public class MillRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  protected final KafkaProducer<String, String> producer;

  public MillRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "mill-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "mill-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("grains"));
    while (true) {
      ConsumerRecords<String, String> grains = consumer.poll(Duration.ofMillis(300));
      if (grains.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> grain : grains) {
        producer.send(new ProducerRecord<>("ground-grains", grain.key(), grain.value()));
        next.put(
            new TopicPartition(grain.topic(), grain.partition()),
            new OffsetAndMetadata(grain.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }
}
