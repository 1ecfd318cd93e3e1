package pl.olsza.yew;

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

public final class YewBerries {

  private final List<ConsumerRecord<String, String>> buffer = new ArrayList<>();

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public YewBerries(String brokers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", brokers);
    reading.put("group.id", "yew-berries");
    reading.put("enable.auto.commit", "false");
    reading.put("isolation.level", "read_committed");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", brokers);
    writing.put("transactional.id", "yew-berries-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void run(TopicPartition partition) {
    consumer.assign(List.of(partition));
    try (consumer; producer) {
      while (!Thread.currentThread().isInterrupted()) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        records.forEach(buffer::add);
        if (buffer.size() >= 250_000) {
          for (int start = 0; start < buffer.size(); start += 1_000) {
            send(buffer.subList(start, Math.min(start + 1_000, buffer.size())));
          }
          buffer.clear();
        }
      }
    }
  }

  private void send(List<ConsumerRecord<String, String>> buffer) {
    producer.beginTransaction();
    for (ConsumerRecord<String, String> record : buffer) {
      producer.send(new ProducerRecord<>("berries", record.key(), record.value()));
    }
    producer.sendOffsetsToTransaction(next(buffer), consumer.groupMetadata());
    producer.commitTransaction();
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(
      List<ConsumerRecord<String, String>> sent) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    for (ConsumerRecord<String, String> record : sent) {
      next.put(
          new TopicPartition(record.topic(), record.partition()),
          new OffsetAndMetadata(record.offset() + 1));
    }
    return next;
  }
}
