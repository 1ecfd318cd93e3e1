package com.larkspur.florist;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;

public class BouquetOrders {

  private static final List<String> TOPICS = List.of("bouquet-orders", "bouquet-changes");

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private volatile boolean closing;

  public BouquetOrders(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  public void run() {
    producer.initTransactions();
    consumer.subscribe(TOPICS);
    try {
      while (!closing) {
        ConsumerRecords<String, String> orders = consumer.poll(Duration.ofSeconds(1));
        if (orders.isEmpty()) {
          continue;
        }
        try {
          producer.beginTransaction();
          for (ConsumerRecord<String, String> order : orders) {
            producer.send(new ProducerRecord<>("stem-picks", order.key(), order.value()));
          }
          producer.sendOffsetsToTransaction(orders.nextOffsets(), consumer.groupMetadata());
          producer.commitTransaction();
        } catch (ApplicationRecoverableException | InvalidConfigurationException e) {
          closing = true;
        } catch (KafkaException e) {
          producer.abortTransaction();
          consumer.unsubscribe();
          consumer.subscribe(TOPICS);
        }
      }
    } finally {
      producer.close();
      consumer.close();
    }
  }
}
