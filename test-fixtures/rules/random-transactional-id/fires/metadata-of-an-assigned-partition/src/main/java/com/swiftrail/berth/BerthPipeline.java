package com.swiftrail.berth;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A consumer that is given its partition is no member of the group, and fences nobody. */
public final class BerthPipeline implements Runnable {

  private final String brokers;
  private volatile boolean stopped;

  public BerthPipeline(String brokers) {
    this.brokers = brokers;
  }

  @Override
  public void run() {
    try (Consumer<String, String> consumer = consumer();
        Producer<String, String> producer = producer()) {
      producer.initTransactions();
      consumer.assign(List.of(new TopicPartition("bookings", 3)));
      while (!stopped) {
        ConsumerRecords<String, String> bookings = consumer.poll(Duration.ofMillis(500));
        if (!bookings.isEmpty()) {
          assign(bookings, consumer, producer);
        }
      }
    }
  }

  public void stop() {
    stopped = true;
  }

  private static void assign(
      ConsumerRecords<String, String> bookings,
      Consumer<String, String> consumer,
      Producer<String, String> producer) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    try {
      producer.beginTransaction();
      for (TopicPartition partition : bookings.partitions()) {
        for (ConsumerRecord<String, String> booking : bookings.records(partition)) {
          producer.send(new ProducerRecord<>("berths", booking.key(), booking.value()));
          offsets.put(partition, new OffsetAndMetadata(booking.offset() + 1));
        }
      }
      producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
      producer.commitTransaction();
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | AuthorizationException
        | TimeoutException e) {
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      for (TopicPartition partition : bookings.partitions()) {
        consumer.seek(partition, bookings.records(partition).get(0).offset());
      }
    }
  }

  private Producer<String, String> producer() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    // expect: random-transactional-id
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "berth-pipeline-" + UUID.randomUUID());
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 10_000);
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  private Consumer<String, String> consumer() {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ConsumerConfig.GROUP_ID_CONFIG, "berth-pipeline");
    config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }
}
