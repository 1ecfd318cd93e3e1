package com.fernhill.claims;

import java.io.IOException;
import java.io.InputStream;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.apache.kafka.common.errors.ProducerFencedException;

/** Opens a desk ticket for each reported claim and forwards the claim to assessment. */
public final class ClaimIntake {

  private final ClaimsDesk desk;

  public ClaimIntake(ClaimsDesk desk) {
    this.desk = desk;
  }

  public void run() throws IOException {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(load("/intake-consumer.properties"));
        KafkaProducer<String, String> producer = new KafkaProducer<>(producerConfig())) {
      producer.initTransactions();
      consumer.subscribe(List.of("claims-reported"));
      while (true) {
        ConsumerRecords<String, String> claims = consumer.poll(Duration.ofSeconds(2));
        if (claims.count() > 0 && !assess(claims, consumer, producer)) {
          return;
        }
      }
    }
  }

  private boolean assess(
      ConsumerRecords<String, String> claims,
      KafkaConsumer<String, String> consumer,
      KafkaProducer<String, String> producer) {
    Map<TopicPartition, OffsetAndMetadata> firstOfBatch = new LinkedHashMap<>();
    Map<TopicPartition, OffsetAndMetadata> next = new LinkedHashMap<>();
    producer.beginTransaction();
    try {
      for (TopicPartition partition : claims.partitions()) {
        List<ConsumerRecord<String, String>> part = claims.records(partition);
        firstOfBatch.put(partition, new OffsetAndMetadata(part.get(0).offset()));
        for (ConsumerRecord<String, String> claim : part) {
          String ticket = desk.register(claim.key(), claim.value());
          producer.send(new ProducerRecord<>("claims-for-assessment", claim.key(), ticket));
        }
        next.put(partition, new OffsetAndMetadata(part.get(part.size() - 1).offset() + 1));
      }
      producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
      producer.commitTransaction();
      return true;
    } catch (ProducerFencedException | FencedInstanceIdException e) {
      return false;
    } catch (KafkaException | DeskUnavailableException e) {
      producer.abortTransaction();
      firstOfBatch.forEach(consumer::seek);
      return true;
    }
  }

  private static Properties producerConfig() throws IOException {
    Properties config = load("/intake-producer.properties");
    config.setProperty("transactional.id", "claim-intake-" + System.getenv("HOSTNAME"));
    return config;
  }

  private static Properties load(String resource) throws IOException {
    Properties config = new Properties();
    try (InputStream in = ClaimIntake.class.getResourceAsStream(resource)) {
      config.load(in);
    }
    return config;
  }
}
