package com.acme.reef;

import com.google.common.io.Closer;
import java.io.IOException;
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

public final class ReefRelay implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final Closer closer = Closer.create();
  private final KafkaProducer<String, String> producer;

  public ReefRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "reef-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "reef-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    closer.register(producer);
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("corals"));
    while (true) {
      ConsumerRecords<String, String> corals = consumer.poll(Duration.ofMillis(300));
      if (corals.isEmpty()) {
        continue;
      }
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      producer.beginTransaction();
      for (ConsumerRecord<String, String> coral : corals) {
        producer.send(new ProducerRecord<>("mapped-corals", coral.key(), coral.value()));
        next.put(
            new TopicPartition(coral.topic(), coral.partition()),
            new OffsetAndMetadata(coral.offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  public void stop() throws IOException {
    closer.close();
  }
}
