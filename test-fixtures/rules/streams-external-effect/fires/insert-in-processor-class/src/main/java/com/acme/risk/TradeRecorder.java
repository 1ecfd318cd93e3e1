package com.acme.risk;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.Record;

final class TradeRecorder implements Processor<String, String, Void, Void> {

  private final DataSource database;

  TradeRecorder(DataSource database) {
    this.database = database;
  }

  @Override
  public void process(Record<String, String> trade) {
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement("INSERT INTO trade_log (content) VALUES (?)")) {
      insert.setString(1, trade.value());
      insert.executeUpdate(); // expect: streams-external-effect
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
