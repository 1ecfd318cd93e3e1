package com.lumenworks.telemetry;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.CommitFailedException;
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
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidPidMappingException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Adds the site to each measurement: consume, transform, produce, in one transaction per poll. */
public final class TelemetryEnricher {

  private static final Logger LOG = LoggerFactory.getLogger(TelemetryEnricher.class);
  private static final String INPUT = "telemetry-raw";
  private static final String OUTPUT = "telemetry-by-site";
  private static final int COMMITS = 10;

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private boolean closed;

  private TelemetryEnricher() {
    consumer = new KafkaConsumer<>(consumerProperties());
    producer = new KafkaProducer<>(producerProperties());
  }

  public static void main(String[] args) {
    TelemetryEnricher enricher = new TelemetryEnricher();
    try {
      enricher.run();
    } finally {
      enricher.close();
    }
  }

  private void run() {
    producer.initTransactions();
    consumer.subscribe(Collections.singleton(INPUT));
    while (!closed) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofMillis(200));
      if (records.isEmpty()) {
        continue;
      }
      try {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> record : records) {
          producer.send(new ProducerRecord<>(OUTPUT, record.key(), transform(record)));
        }
        producer.sendOffsetsToTransaction(offsetsOf(records), consumer.groupMetadata());
        commit();
      } catch (ProducerFencedException | FencedInstanceIdException replaced) {
        LOG.error("Another process has taken over", replaced);
        close();
      } catch (OutOfOrderSequenceException
          | InvalidProducerEpochException
          | InvalidPidMappingException
          | InvalidTxnStateException
          | UnsupportedVersionException
          | AuthorizationException fatal) {
        LOG.error("The producer is broken", fatal);
        close();
      } catch (CommitFailedException rebalanced) {
        // The next poll joins the group again and starts from what is committed.
        LOG.info("The group has been rebalanced, {} records are left to others", records.count());
        producer.abortTransaction();
      } catch (KafkaException abortable) {
        if (closed) {
          break;
        }
        LOG.warn("Starting again from the last commit", abortable);
        producer.abortTransaction();
        resetToLastCommittedPositions();
      }
    }
  }

  /** A commit whose answer is missing may have happened: the only way on is to ask again. */
  private void commit() {
    for (int attempt = 1; attempt <= COMMITS; attempt++) {
      try {
        producer.commitTransaction();
        return;
      } catch (TimeoutException | InterruptException unanswered) {
        LOG.warn("No answer to commit {} of {}", attempt, COMMITS);
        if (attempt == COMMITS || unanswered instanceof InterruptException) {
          close();
          throw unanswered;
        }
      }
    }
  }

  private void resetToLastCommittedPositions() {
    Set<TopicPartition> assignment = consumer.assignment();
    Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(assignment);
    assignment.forEach(
        partition -> {
          OffsetAndMetadata position = committed.get(partition);
          if (position != null) {
            consumer.seek(partition, position.offset());
          } else {
            consumer.seekToBeginning(Collections.singleton(partition));
          }
        });
  }

  private static Map<TopicPartition, OffsetAndMetadata> offsetsOf(
      ConsumerRecords<String, String> records) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (TopicPartition partition : records.partitions()) {
      List<ConsumerRecord<String, String>> ofPartition = records.records(partition);
      long lastOffset = ofPartition.get(ofPartition.size() - 1).offset();
      offsets.put(partition, new OffsetAndMetadata(lastOffset + 1));
    }
    return offsets;
  }

  private void close() {
    if (!closed) {
      closed = true;
      producer.close(Duration.ofSeconds(10));
      consumer.close(Duration.ofSeconds(10));
    }
  }

  private static String transform(ConsumerRecord<String, String> record) {
    int dash = record.key() == null ? -1 : record.key().indexOf('-');
    return (dash < 0 ? "unknown" : record.key().substring(0, dash)) + "," + record.value();
  }

  private static Properties producerProperties() {
    Properties properties = new Properties();
    properties.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BOOTSTRAP_SERVERS"));
    properties.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    properties.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
    properties.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
    properties.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "enricher-" + System.getenv("POD_NAME"));
    return properties;
  }

  private static Properties consumerProperties() {
    Properties properties = new Properties();
    properties.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BOOTSTRAP_SERVERS"));
    properties.put(ConsumerConfig.GROUP_ID_CONFIG, "telemetry-enricher");
    properties.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, System.getenv("POD_NAME"));
    properties.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    properties.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    properties.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    properties.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    properties.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return properties;
  }
}
