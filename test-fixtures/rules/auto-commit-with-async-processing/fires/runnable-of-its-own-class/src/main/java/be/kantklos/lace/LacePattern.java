package be.kantklos.lace;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;

final class LacePattern implements Runnable {

  private final ConsumerRecord<String, String> record;
  private final DataSource database;

  LacePattern(ConsumerRecord<String, String> record, DataSource database) {
    this.record = record;
    this.database = database;
  }

  @Override
  public void run() {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO patterns (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      upsert.setString(1, record.key());
      upsert.setString(2, record.value());
      upsert.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
