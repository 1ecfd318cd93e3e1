package it.bottega.orders;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.common.TopicPartition;

final class OrderLedger {

  private final Consumer<String, String> consumer;
  private final DataSource database;

  OrderLedger(Consumer<String, String> consumer, DataSource database) {
    this.consumer = consumer;
    this.database = database;
  }

  void run(TopicPartition partition) throws SQLException {
    consumer.assign(List.of(partition));
    consumer.seek(partition, storedOffset(partition));
    while (true) {
      ConsumerRecords<String, String> orders = consumer.poll(Duration.ofSeconds(1));
      consumer.commitSync();
      for (ConsumerRecord<String, String> order : orders) {
        store(order);
      }
    }
  }

  private long storedOffset(TopicPartition partition) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement query =
            connection.prepareStatement("SELECT next FROM positions WHERE part = ?")) {
      query.setInt(1, partition.partition());
      ResultSet row = query.executeQuery();
      return row.next() ? row.getLong(1) : 0;
    }
  }

  private void store(ConsumerRecord<String, String> order) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO orders (id, content, position) VALUES (?, ?, ?)"
                    + " ON CONFLICT (id) DO NOTHING")) {
      upsert.setString(1, order.key());
      upsert.setString(2, order.value());
      upsert.setLong(3, order.offset());
      upsert.executeUpdate();
    }
  }
}
