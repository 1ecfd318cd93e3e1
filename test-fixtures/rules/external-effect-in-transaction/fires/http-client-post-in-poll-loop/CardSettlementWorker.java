package com.tallypay.settlement;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
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
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Charges captured card payments and publishes the answer of the acquirer. */
public final class CardSettlementWorker implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(CardSettlementWorker.class);

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private final HttpClient acquirer = HttpClient.newHttpClient();
  private final URI charges;
  private volatile boolean running = true;

  public CardSettlementWorker(String bootstrapServers, URI acquirerBase) {
    Properties in = new Properties();
    in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    in.put(ConsumerConfig.GROUP_ID_CONFIG, "card-settlement");
    in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    in.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    in.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    in.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class.getName());
    this.consumer = new KafkaConsumer<>(in);

    Properties out = new Properties();
    out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "card-settlement-" + System.getenv("HOSTNAME"));
    out.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    out.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    this.producer = new KafkaProducer<>(out);
    this.charges = acquirerBase.resolve("/v2/charges");
  }

  @Override
  public void run() {
    producer.initTransactions();
    consumer.subscribe(List.of("captured-payments"));
    while (running) {
      ConsumerRecords<String, String> payments = consumer.poll(Duration.ofMillis(250));
      if (payments.isEmpty()) {
        continue;
      }
      try {
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> processed = new HashMap<>();
        for (ConsumerRecord<String, String> payment : payments) {
          HttpRequest charge =
              HttpRequest.newBuilder(charges)
                  .header("Content-Type", "application/json")
                  .timeout(Duration.ofSeconds(5))
                  .POST(HttpRequest.BodyPublishers.ofString(payment.value()))
                  .build();
          HttpResponse<String> answer =
              acquirer.send(charge, HttpResponse.BodyHandlers.ofString()); // expect: external-effect-in-transaction, transaction-outlives-timeout
          producer.send(new ProducerRecord<>("settled-payments", payment.key(), answer.body()));
          processed.put(
              new TopicPartition(payment.topic(), payment.partition()),
              new OffsetAndMetadata(payment.offset() + 1));
        }
        producer.sendOffsetsToTransaction(processed, consumer.groupMetadata());
        producer.commitTransaction();
      } catch (ProducerFencedException fenced) {
        LOG.error("Another instance took over, stopping", fenced);
        running = false;
      } catch (KafkaException | IOException failed) {
        LOG.warn("Batch failed, trying again", failed);
        producer.abortTransaction();
        rewind();
      } catch (InterruptedException interrupted) {
        Thread.currentThread().interrupt();
        running = false;
      }
    }
    producer.close();
    consumer.close();
  }

  public void stop() {
    running = false;
  }

  private void rewind() {
    Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(consumer.assignment());
    for (TopicPartition partition : consumer.assignment()) {
      OffsetAndMetadata position = committed.get(partition);
      if (position == null) {
        consumer.seekToBeginning(List.of(partition));
      } else {
        consumer.seek(partition, position);
      }
    }
  }
}
