package pl.olsza.ash;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AshKeys {

  private final List<ConsumerRecord<String, String>> buffer = new ArrayList<>();

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public AshKeys(String brokers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", brokers);
    reading.put("group.id", "ash-keys");
    reading.put("enable.auto.commit", "false");
    reading.put("isolation.level", "read_committed");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", brokers);
    writing.put("transactional.id", "ash-keys-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run(TopicPartition partition) {
    consumer.assign(List.of(partition));
    try (consumer; producer) {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        records.forEach(buffer::add);
        if (buffer.size() >= 20_000) {
          flush(records);
        }
      }
    }
  }

  private void flush(ConsumerRecords<String, String> records) {
    producer.beginTransaction();
    for (ConsumerRecord<String, String> record : buffer) {
      producer.send(new ProducerRecord<>("keys", record.key(), record.value()));
    }
    producer.sendOffsetsToTransaction(records.nextOffsets(), consumer.groupMetadata());
    producer.commitTransaction();
    buffer.clear();
  }
}
