package com.acme.crate;

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

public final class CrateBatches implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private volatile boolean running = true;

  public CrateBatches(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "crate-batches");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "crate-batches-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("crates")); // expect: transaction-across-rebalance
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    long since = System.currentTimeMillis();
    int pending = 0;
    boolean open = false;
    while (running) {
      ConsumerRecords<String, String> polled = consumer.poll(Duration.ofMillis(200));
      for (ConsumerRecord<String, String> crate : polled) {
        if (!open) {
          producer.beginTransaction();
          open = true;
        }
        producer.send(new ProducerRecord<>("crates-out", crate.key(), crate.value()));
        next.put(
            new TopicPartition(crate.topic(), crate.partition()),
            new OffsetAndMetadata(crate.offset() + 1));
        pending++;
      }
      if (open && (pending >= 1_000 || System.currentTimeMillis() - since > 5_000)) {
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
        next.clear();
        pending = 0;
        since = System.currentTimeMillis();
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
