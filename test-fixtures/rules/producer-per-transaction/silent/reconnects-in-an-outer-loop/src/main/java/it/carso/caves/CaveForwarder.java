package it.carso.caves;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Starts anew with new clients whenever something fails. */
public final class CaveForwarder implements Runnable {

  @Override
  public void run() {
    while (!Thread.currentThread().isInterrupted()) {
      Map<String, Object> reading = new HashMap<>();
      reading.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
      reading.put("group.id", "cave-counts");
      reading.put("isolation.level", "read_committed");
      reading.put("enable.auto.commit", false);
      try (KafkaConsumer<String, String> consumer =
              new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
          KafkaProducer<String, String> producer = new KafkaProducer<>(config())) {
        producer.initTransactions();
        consumer.subscribe(List.of("cave-visits"));
        forward(consumer, producer);
      } catch (KafkaException e) {
        System.err.println("Starting anew after " + e);
      }
    }
  }

  private static void forward(
      KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
    while (true) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(300));
      producer.beginTransaction();
      for (ConsumerRecord<String, String> record : records) {
        producer.send(new ProducerRecord<>("cave-counts", record.key(), record.value()));
      }
      producer.sendOffsetsToTransaction(next(records), consumer.groupMetadata());
      producer.commitTransaction();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cave-counts-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecords<String, String> records) {
    Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
    for (ConsumerRecord<String, String> record : records) {
      next.put(
          new TopicPartition(record.topic(), record.partition()),
          new OffsetAndMetadata(record.offset() + 1));
    }
    return next;
  }
}
