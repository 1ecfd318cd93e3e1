package es.salina.salt;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class SaltLedger implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(SaltLedger.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final DataSource database;

  SaltLedger(
      Consumer<String, String> consumer, Producer<String, String> producer, DataSource database) {
    this.consumer = consumer;
    this.producer = producer;
    this.database = database;
  }

  @Override
  public void run() {
    startAt(new TopicPartition("salt-yields", 0), 0L);
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (ConsumerRecord<String, String> record : records) {
        try {
          store(record);
        } catch (SQLException e) {
          LOG.error("Yield {}", record.key(), e);
        }
      }
      consumer.commitSync();
    }
  }

  void startAt(TopicPartition partition, long position) {
    consumer.seek(partition, position);
  }

  private void store(ConsumerRecord<String, String> record) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO yields (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      upsert.setString(1, record.key());
      upsert.setString(2, record.value());
      upsert.executeUpdate();
    }
  }
}
