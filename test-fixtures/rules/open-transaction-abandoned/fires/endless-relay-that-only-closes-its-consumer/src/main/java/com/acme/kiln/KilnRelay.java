package com.acme.kiln;

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

public final class KilnRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public KilnRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "kiln-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "kiln-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer()); // expect: open-transaction-abandoned
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("kiln-firings"));
    try {
      while (true) {
      ConsumerRecords<String, String> firings = consumer.poll(Duration.ofMillis(300));
      if (firings.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> firing : firings) {
        producer.send(new ProducerRecord<>("glazed-firings", firing.key(), firing.value()));
        next.put(
            new TopicPartition(firing.topic(), firing.partition()),
            new OffsetAndMetadata(firing.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
    } finally {
      consumer.close();
    }
  }
}
