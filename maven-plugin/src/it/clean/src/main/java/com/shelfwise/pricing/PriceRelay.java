package com.shelfwise.pricing;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Turns supplier prices into shelf prices; any number of instances share the work. */
public final class PriceRelay {

  private static final Map<String, Object> INPUT =
      Map.of(
          "bootstrap.servers", "kafka:9092",
          "group.id", "price-relay",
          "enable.auto.commit", "false",
          "isolation.level", "read_committed");

  private static final Map<String, Object> OUTPUT =
      Map.of(
          "bootstrap.servers", "kafka:9092",
          "transactional.id", "price-relay-" + System.getenv("POD_NAME"));

  private PriceRelay() {}

  public static void main(String[] args) {
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(INPUT, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(OUTPUT, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("supplier-prices"));
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(250));
        producer.beginTransaction();
        for (ConsumerRecord<String, String> price : batch) {
          producer.send(new ProducerRecord<>("shelf-prices", price.key(), price.value()));
        }
        producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
      }
    }
  }
}
