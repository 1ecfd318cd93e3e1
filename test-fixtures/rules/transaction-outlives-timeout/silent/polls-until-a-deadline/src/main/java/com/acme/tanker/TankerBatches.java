package com.acme.tanker;

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

public final class TankerBatches implements Runnable {

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private volatile boolean running = true;

  public TankerBatches(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "tanker-batches");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "tanker-batches-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("tankers")); // expect: transaction-across-rebalance
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    long deadline = System.currentTimeMillis() + 5_000;
    int pending = 0;
    boolean open = false;
    while (running) {
      ConsumerRecords<String, String> polled = consumer.poll(Duration.ofMillis(200));
      for (ConsumerRecord<String, String> tanker : polled) {
        if (!open) {
          producer.beginTransaction();
          open = true;
        }
        producer.send(new ProducerRecord<>("tankers-out", tanker.key(), tanker.value()));
        next.put(
            new TopicPartition(tanker.topic(), tanker.partition()),
            new OffsetAndMetadata(tanker.offset() + 1));
        pending++;
      }
      if (open && System.currentTimeMillis() >= deadline) {
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
        next.clear();
        pending = 0;
        deadline = System.currentTimeMillis() + 5_000;
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
