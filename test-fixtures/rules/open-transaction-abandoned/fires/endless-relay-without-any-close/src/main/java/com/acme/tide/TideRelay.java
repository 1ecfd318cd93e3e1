package com.acme.tide;

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

public final class TideRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public TideRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "tide-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "tide-relay-" + System.getenv("POD_NAME"));
    producer = create(writing);
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("tides"));
    for (; ; ) {
      ConsumerRecords<String, String> tides = consumer.poll(Duration.ofMillis(300));
      if (tides.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> tide : tides) {
        producer.send(new ProducerRecord<>("tide-tables", tide.key(), tide.value()));
        next.put(
            new TopicPartition(tide.topic(), tide.partition()),
            new OffsetAndMetadata(tide.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  private static KafkaProducer<String, String> create(Map<String, Object> writing) {
    return new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer()); // expect: open-transaction-abandoned
  }
}
