package org.kelterei.apples;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class AppleDeliveries implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(AppleDeliveries.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final DataSource database;

  AppleDeliveries(
      Consumer<String, String> consumer, Producer<String, String> producer, DataSource database) {
    this.consumer = consumer;
    this.producer = producer;
    this.database = database;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("apple-deliveries"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (ConsumerRecord<String, String> record : records) {
        try {
          store(record);
        } catch (SQLException e) {
          LOG.error("Delivery {}", record.key(), e);
          throw new IllegalStateException(e);
        }
      }
      consumer.commitSync();
    }
  }

  private void store(ConsumerRecord<String, String> record) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO deliveries (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      upsert.setString(1, record.key());
      upsert.setString(2, record.value());
      upsert.executeUpdate();
    }
  }
}
