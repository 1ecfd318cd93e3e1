package com.copperline.orders;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Makes one record of each line of an order. */
public final class OrderSplitter {

  private static final Logger LOG = LoggerFactory.getLogger(OrderSplitter.class);

  private OrderSplitter() {}

  public static void main(String[] arguments) {
    CountingProducer<String, String> lines = new CountingProducer<>(producer());
    try (Consumer<String, String> orders = consumer();
        lines) {
      lines.initTransactions();
      orders.subscribe(List.of("orders"));
      split(orders, lines);
    } finally {
      LOG.info("The splitter ends: {}", lines.counts());
    }
  }

  private static void split(Consumer<String, String> orders, Producer<String, String> lines) {
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> batch = orders.poll(Duration.ofSeconds(1));
      if (batch.isEmpty()) {
        continue;
      }
      try {
        lines.beginTransaction();
        for (ConsumerRecord<String, String> order : batch) {
          for (String line : order.value().split("\n")) {
            lines.send(new ProducerRecord<>("order-lines", order.key(), line));
          }
        }
        lines.sendOffsetsToTransaction(batch.nextOffsets(), orders.groupMetadata());
        lines.commitTransaction();
      } catch (ApplicationRecoverableException
          | InvalidConfigurationException
          | InvalidTxnStateException
          | InterruptException
          | TimeoutException over) {
        LOG.error("This process is of no more use", over);
        return;
      } catch (KafkaException failure) {
        lines.abortTransaction();
        for (TopicPartition partition : orders.assignment()) {
          List<ConsumerRecord<String, String>> again = batch.records(partition);
          if (!again.isEmpty()) {
            orders.seek(partition, again.get(0).offset());
          }
        }
      }
    }
  }

  private static Producer<String, String> producer() {
    return new KafkaProducer<>(
        Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
            ProducerConfig.TRANSACTIONAL_ID_CONFIG, "splitter-" + System.getenv("HOSTNAME")),
        new StringSerializer(),
        new StringSerializer());
  }

  private static Consumer<String, String> consumer() {
    return new KafkaConsumer<>(
        Map.of(
            ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"),
            ConsumerConfig.GROUP_ID_CONFIG, "splitter",
            ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
            ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed"),
        new StringDeserializer(),
        new StringDeserializer());
  }
}
