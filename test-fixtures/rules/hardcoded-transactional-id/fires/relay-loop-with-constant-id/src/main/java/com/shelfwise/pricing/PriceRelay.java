package com.shelfwise.pricing;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
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

/** Turns supplier prices into shelf prices; any number of copies may run in the group. */
public final class PriceRelay implements Runnable {

  private final String brokers;
  private final AtomicBoolean running = new AtomicBoolean(true);

  public PriceRelay(String brokers) {
    this.brokers = brokers;
  }

  @Override
  public void run() {
    try (Consumer<String, String> consumer = consumer();
        Producer<String, String> producer = producer()) {
      producer.initTransactions();
      consumer.subscribe(List.of("supplier.prices"));
      while (running.get()) {
        ConsumerRecords<String, String> batch = consumer.poll(Duration.ofMillis(250));
        if (!batch.isEmpty()) {
          relay(batch, consumer, producer);
        }
      }
    }
  }

  public void stop() {
    running.set(false);
  }

  private void relay(
      ConsumerRecords<String, String> batch,
      Consumer<String, String> consumer,
      Producer<String, String> producer) {
    try {
      producer.beginTransaction();
      for (ConsumerRecord<String, String> price : batch) {
        producer.send(new ProducerRecord<>("shelf.prices", price.key(), margin(price.value())));
      }
      producer.sendOffsetsToTransaction(next(batch), consumer.groupMetadata());
      producer.commitTransaction();
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | AuthorizationException
        | TimeoutException e) {
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      for (TopicPartition partition : batch.partitions()) {
        consumer.seek(partition, batch.records(partition).get(0).offset());
      }
    }
  }

  private static String margin(String price) {
    return String.valueOf(Math.round(Double.parseDouble(price) * 1.18));
  }

  private static Map<TopicPartition, OffsetAndMetadata> next(ConsumerRecords<?, ?> batch) {
    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
    for (ConsumerRecord<?, ?> record : batch) {
      offsets.put(
          new TopicPartition(record.topic(), record.partition()),
          new OffsetAndMetadata(record.offset() + 1));
    }
    return offsets;
  }

  private Producer<String, String> producer() {
    Properties config = new Properties();
    config.setProperty(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.setProperty(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "price-relay"); // expect: hardcoded-transactional-id
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  private Consumer<String, String> consumer() {
    Properties config = new Properties();
    config.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "price-relay");
    config.setProperty(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    config.setProperty(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    return new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }
}
