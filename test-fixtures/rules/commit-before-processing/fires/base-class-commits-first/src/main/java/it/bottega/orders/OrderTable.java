package it.bottega.orders;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

final class OrderTable extends PollingWorker {

  private final DataSource database;

  OrderTable(Consumer<String, String> consumer, DataSource database) {
    super(consumer);
    this.database = database;
  }

  @Override
  void work(ConsumerRecord<String, String> order) {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO orders (id, content) VALUES (?, ?)"
                    + " ON CONFLICT (id) DO UPDATE SET content = EXCLUDED.content")) {
      upsert.setString(1, order.key());
      upsert.setString(2, order.value());
      upsert.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException("Order " + order.key(), e);
    }
  }
}
