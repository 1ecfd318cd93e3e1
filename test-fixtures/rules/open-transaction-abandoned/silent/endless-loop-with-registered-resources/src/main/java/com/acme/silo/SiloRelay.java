package com.acme.silo;

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

public final class SiloRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final List<AutoCloseable> resources = new ArrayList<>();
  private final KafkaProducer<String, String> producer;

  public SiloRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "silo-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "silo-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    resources.add(producer);
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("bushels"));
    while (true) {
      ConsumerRecords<String, String> bushels = consumer.poll(Duration.ofMillis(300));
      if (bushels.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> bushel : bushels) {
        producer.send(new ProducerRecord<>("dried-bushels", bushel.key(), bushel.value()));
        next.put(
            new TopicPartition(bushel.topic(), bushel.partition()),
            new OffsetAndMetadata(bushel.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  public void stop() throws Exception {
    for (AutoCloseable resource : resources) {
      resource.close();
    }
  }
}
