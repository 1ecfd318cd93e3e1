package com.acme.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FerryRelay {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public FerryRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "ferry-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "ferry-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("trips"));
  }

  public void relay() {
    ConsumerRecords<String, String> trips = consumer.poll(Duration.ofMillis(300));
    if (trips.isEmpty()) {
      return;
    }
    producer.beginTransaction();
    for (ConsumerRecord<String, String> trip : trips) {
      producer.send(new ProducerRecord<>("ferry-trips", trip.key(), trip.value()));
    }
    producer.sendOffsetsToTransaction(offsets(trips), consumer.groupMetadata());
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
    consumer.close();
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> trips) {
    return trips.partitions().stream()
        .collect(Collectors.toMap(partition -> partition, partition -> last(trips, partition)));
  }

  private static OffsetAndMetadata last(
      ConsumerRecords<String, String> trips, TopicPartition partition) {
    List<ConsumerRecord<String, String>> records = trips.records(partition);
    return new OffsetAndMetadata(records.get(records.size() - 1).offset()); // expect: offset-not-incremented
  }
}
