package com.acme.billing;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Books invoices until it is told to stop, or can book no more. */
public final class InvoiceRelay {
  private static volatile boolean closed = false;

  public static void main(String[] args) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> closed = true));
    try (KafkaProducer<String, String> producer = producer();
        KafkaConsumer<String, String> consumer = consumer()) {
      producer.initTransactions();
      consumer.subscribe(List.of("invoices"));
      while (!closed) {
        try {
          ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
          if (records.isEmpty()) {
            continue;
          }
          producer.beginTransaction();
          for (ConsumerRecord<String, String> record : records) {
            producer.send(new ProducerRecord<>("invoices-booked", record.key(), record.value()));
          }
          producer.sendOffsetsToTransaction(offsets(records), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
          closed = true;
        } catch (KafkaException e) {
          producer.abortTransaction();
          rewind(consumer);
        }
      }
    }
  }

  private static void rewind(KafkaConsumer<String, String> consumer) {
    Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(consumer.assignment());
    for (TopicPartition partition : consumer.assignment()) {
      OffsetAndMetadata offset = committed.get(partition);
      if (offset == null) {
        consumer.seekToBeginning(List.of(partition));
      } else {
        consumer.seek(partition, offset);
      }
    }
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsets(
      ConsumerRecords<String, String> records) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      List<ConsumerRecord<String, String>> some = records.records(partition);
      offsets.put(partition, new OffsetAndMetadata(some.get(some.size() - 1).offset() + 1));
    }
    return offsets;
  }

  private static KafkaProducer<String, String> producer() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("HOSTNAME"));
    return new KafkaProducer<>(config);
  }

  private static KafkaConsumer<String, String> consumer() {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "invoice-relay");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return new KafkaConsumer<>(config);
  }
}
