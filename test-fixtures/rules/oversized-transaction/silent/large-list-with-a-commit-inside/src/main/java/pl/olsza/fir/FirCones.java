package pl.olsza.fir;

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

public final class FirCones {

  private final List<ConsumerRecord<String, String>> buffer = new ArrayList<>();

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;

  public FirCones(String brokers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", brokers);
    reading.put("group.id", "fir-cones");
    reading.put("enable.auto.commit", "false");
    reading.put("isolation.level", "read_committed");
    consumer = new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", brokers);
    writing.put("transactional.id", "fir-cones-" + System.getenv("POD_NAME"));
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
          int count = 0;
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : buffer) {
            producer.send(new ProducerRecord<>("cones", record.key(), record.value()));
            if (++count % 1_000 == 0) {
              producer.sendOffsetsToTransaction(next(buffer, count), consumer.groupMetadata());
              producer.commitTransaction();
              producer.beginTransaction();
            }
          }
          producer.sendOffsetsToTransaction(next(buffer, count), consumer.groupMetadata());
          producer.commitTransaction();
          buffer.clear();
        }
      }
    }
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(
      List<ConsumerRecord<String, String>> sent, int count) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    for (ConsumerRecord<String, String> record : sent.subList(0, count)) {
      next.put(
          new TopicPartition(record.topic(), record.partition()),
          new OffsetAndMetadata(record.offset() + 1));
    }
    return next;
  }
}
