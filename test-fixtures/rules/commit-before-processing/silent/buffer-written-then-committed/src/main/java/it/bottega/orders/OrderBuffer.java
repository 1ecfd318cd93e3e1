package it.bottega.orders;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

final class OrderBuffer {

  private static final int ENOUGH = 500;

  private final Consumer<String, String> consumer;
  private final DataSource database;

  OrderBuffer(Consumer<String, String> consumer, DataSource database) {
    this.consumer = consumer;
    this.database = database;
  }

  void run() throws SQLException {
    consumer.subscribe(List.of("orders"));
    List<ConsumerRecord<String, String>> buffer = new ArrayList<>();
    while (true) {
      for (ConsumerRecord<String, String> order : consumer.poll(Duration.ofMillis(100))) {
        buffer.add(order);
      }
      if (buffer.size() >= ENOUGH) {
        write(buffer);
        consumer.commitSync();
        buffer.clear();
      }
    }
  }

  private void write(List<ConsumerRecord<String, String>> orders) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO orders (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      for (ConsumerRecord<String, String> order : orders) {
        upsert.setString(1, order.key());
        upsert.setString(2, order.value());
        upsert.addBatch();
      }
      upsert.executeBatch();
    }
  }
}
