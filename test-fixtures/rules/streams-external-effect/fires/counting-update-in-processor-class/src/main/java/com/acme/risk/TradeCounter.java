package com.acme.risk;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.kafka.streams.processor.api.Processor;
import org.apache.kafka.streams.processor.api.Record;

final class TradeCounter implements Processor<String, String, Void, Void> {

  private final DataSource database;

  TradeCounter(DataSource database) {
    this.database = database;
  }

  @Override
  public void process(Record<String, String> trade) {
    try (Connection connection = database.getConnection();
        PreparedStatement add =
            connection.prepareStatement("UPDATE desk SET trades = trades + 1 WHERE name = ?")) {
      add.setString(1, trade.key());
      add.executeUpdate(); // expect: streams-external-effect
    } catch (SQLException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
