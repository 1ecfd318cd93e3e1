package com.quillmoor.gilding;

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
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class LeafOrders {

  private static final Set<Class<? extends KafkaException>> FATAL =
      Set.of(ProducerFencedException.class, AuthorizationException.class);

  public static void main(String[] arguments) {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(consumerSettings());
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerSettings())) {
      producer.initTransactions();
      consumer.subscribe(List.of("leaves.wanted"));
      while (true) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(400));
        try {
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : batch) {
            producer.send(new ProducerRecord<>("leaves.ordered", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (KafkaException failure) {
          if (isFatal(failure)) {
            throw failure;
          }
          producer.abortTransaction();
          for (TopicPartition part : batch.partitions()) {
            consumer.seek(part, batch.records(part).get(0).offset());
          }
        }
      }
    }
  }

  private static boolean isFatal(Throwable failure) {
    return failure != null
        && (FATAL.contains(failure.getClass()) || isFatal(failure.getCause()));
  }

  private static Properties consumerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("group.id", "leaf-orders");
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    settings.put("key.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    settings.put("value.deserializer", "org.apache.kafka.common.serialization.StringDeserializer");
    return settings;
  }

  private static Properties producerSettings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("transactional.id", "leaf-orders-" + System.getenv("POD_NAME"));
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    return settings;
  }
}
