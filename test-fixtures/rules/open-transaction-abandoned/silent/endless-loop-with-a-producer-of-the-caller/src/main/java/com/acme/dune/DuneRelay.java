package com.acme.dune;

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

public final class DuneRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public DuneRelay(String servers, KafkaProducer<String, String> producer) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "dune-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    this.producer = producer;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("sand"));
    while (true) {
      ConsumerRecords<String, String> grains = consumer.poll(Duration.ofMillis(300));
      if (grains.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> grain : grains) {
        producer.send(new ProducerRecord<>("sieved-sand", grain.key(), grain.value()));
        next.put(
            new TopicPartition(grain.topic(), grain.partition()),
            new OffsetAndMetadata(grain.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }
}
