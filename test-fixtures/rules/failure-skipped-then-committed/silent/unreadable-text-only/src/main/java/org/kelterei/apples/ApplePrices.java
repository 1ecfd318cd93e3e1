package org.kelterei.apples;

import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class ApplePrices implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(ApplePrices.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final DataSource database;

  ApplePrices(
      Consumer<String, String> consumer, Producer<String, String> producer, DataSource database) {
    this.consumer = consumer;
    this.producer = producer;
    this.database = database;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("apple-prices"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      int sum = 0;
      for (ConsumerRecord<String, String> record : records) {
        try {
          sum += Integer.parseInt(record.value());
        } catch (Exception e) {
          LOG.warn("No price: {}", record.value());
        }
      }
      LOG.info("Sum of prices: {}", sum);
      consumer.commitSync();
    }
  }
}
