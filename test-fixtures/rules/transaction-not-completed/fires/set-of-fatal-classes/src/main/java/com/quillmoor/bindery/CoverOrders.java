package com.quillmoor.bindery;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;

public final class CoverOrders {

  private static final Set<Class<? extends KafkaException>> FATAL =
      Set.of(
          ProducerFencedException.class,
          AuthorizationException.class,
          UnsupportedVersionException.class);

  public static void main(String[] arguments) {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(consumerSettings());
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerSettings())) {
      producer.initTransactions();
      consumer.subscribe(List.of("covers.wanted"));
      while (true) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(400));
        try {
          producer.beginTransaction(); // expect: transaction-not-completed
          for (ConsumerRecord<String, String> record : batch) {
            producer.send(new ProducerRecord<>("covers.ordered", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (KafkaException failure) {
          if (isFatal(failure)) {
            throw failure;
          }
          System.err.println("These covers are ordered later: " + failure);
        }
      }
    }
  }

  private static boolean isFatal(KafkaException failure) {
    return FATAL.stream().anyMatch(type -> type.isInstance(failure));
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "cover-orders");
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    settings.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    return settings;
  }

  private static Properties producerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("transactional.id", "cover-orders-" + System.getenv("POD_NAME"));
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    return settings;
  }
}
