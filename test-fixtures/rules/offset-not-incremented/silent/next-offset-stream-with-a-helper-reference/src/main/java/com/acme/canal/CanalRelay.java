package com.acme.canal;

import java.time.Duration;
import java.util.ArrayList;
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

public final class CanalRelay {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public CanalRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "canal-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "canal-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("barges"));
  }

  public void relay() {
    ConsumerRecords<String, String> barges = consumer.poll(Duration.ofMillis(300));
    if (barges.isEmpty()) {
      return;
    }
    producer.beginTransaction();
    for (ConsumerRecord<String, String> barge : barges) {
      producer.send(new ProducerRecord<>("canal-barges", barge.key(), barge.value()));
    }
    producer.sendOffsetsToTransaction(offsets(barges), consumer.groupMetadata());
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
    consumer.close();
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> barges) {
    List<ConsumerRecord<String, String>> all = new ArrayList<>();
    barges.forEach(all::add);
    return all.stream()
        .collect(
            Collectors.toMap(
                CanalRelay::partition, CanalRelay::metadata, (first, second) -> second));
  }

  private static TopicPartition partition(ConsumerRecord<String, String> barge) {
    return new TopicPartition(barge.topic(), barge.partition());
  }

  private static OffsetAndMetadata metadata(ConsumerRecord<String, String> barge) {
    return new OffsetAndMetadata(barge.offset() + 1);
  }
}
