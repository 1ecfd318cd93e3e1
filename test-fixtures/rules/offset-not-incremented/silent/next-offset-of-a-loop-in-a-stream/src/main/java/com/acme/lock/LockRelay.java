package com.acme.lock;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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

public final class LockRelay {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public LockRelay(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "lock-relay");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "lock-relay-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    consumer.subscribe(List.of("gates"));
  }

  public void relay() {
    ConsumerRecords<String, String> gates = consumer.poll(Duration.ofMillis(300));
    if (gates.isEmpty()) {
      return;
    }
    producer.beginTransaction();
    for (ConsumerRecord<String, String> gate : gates) {
      producer.send(new ProducerRecord<>("lock-gates", gate.key(), gate.value()));
    }
    producer.sendOffsetsToTransaction(offsets(gates), consumer.groupMetadata());
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
    consumer.close();
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> gates) {
    return gates.partitions().stream()
        .collect(
            Collectors.toMap(
                Function.identity(),
                partition -> {
                  long last = 0;
                  for (ConsumerRecord<String, String> gate : gates.records(partition)) {
                    last = gate.offset() + 1;
                  }
                  return new OffsetAndMetadata(last);
                }));
  }
}
