package com.acme.orders.relay;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
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
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Checks placed orders against the stock and passes them on, each batch in one transaction. */
final class OrderRelay implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(OrderRelay.class);
  private static final Duration POLL_TIMEOUT = Duration.ofMillis(200);

  private final KafkaConsumer<String, String> consumer;
  private final KafkaProducer<String, String> producer;
  private final StockClient stock;
  private volatile boolean running = true;

  OrderRelay(StockClient stock) {
    this.stock = stock;
    this.consumer = new KafkaConsumer<>(KafkaSettings.orderConsumer());
    Properties output = KafkaSettings.producer();
    output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, KafkaSettings.RELAY_TRANSACTIONAL_ID);
    this.producer = new KafkaProducer<>(output);
  }

  @Override
  public void run() {
    try (consumer;
        producer) {
      producer.initTransactions();
      consumer.subscribe(List.of(KafkaSettings.PLACED_ORDERS));
      while (running) {
        ConsumerRecords<String, String> orders = consumer.poll(POLL_TIMEOUT);
        if (!orders.isEmpty()) {
          relay(orders);
        }
      }
    }
  }

  void stop() {
    running = false;
  }

  private void relay(ConsumerRecords<String, String> orders) {
    try {
      producer.beginTransaction();
      for (ConsumerRecord<String, String> order : orders) {
        boolean reserved = stock.reserve(order.key(), order.value());
        String topic =
            reserved ? KafkaSettings.VALIDATED_ORDERS : KafkaSettings.REJECTED_ORDERS;
        producer.send(new ProducerRecord<>(topic, order.key(), order.value()));
      }
      producer.sendOffsetsToTransaction(orders.nextOffsets(), consumer.groupMetadata());
      producer.commitTransaction();
    } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException fatal) {
      LOG.error("This relay cannot go on", fatal);
      stop();
    } catch (KafkaException | IOException failure) {
      LOG.warn("The batch starts again", failure);
      producer.abortTransaction();
      rewind();
    }
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
