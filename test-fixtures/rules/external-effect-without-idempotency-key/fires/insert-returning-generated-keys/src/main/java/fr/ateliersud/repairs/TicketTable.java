package fr.ateliersud.repairs;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

final class TicketTable {

  private final Connection connection;

  TicketTable(Connection connection) {
    this.connection = connection;
  }

  long open(String customer, String complaint) throws SQLException {
    String sql = "INSERT INTO repair_ticket (customer, complaint) VALUES (?, ?)";
    try (PreparedStatement insert = connection.prepareStatement(sql, Statement.RETURN_GENERATED_KEYS)) {
      insert.setString(1, customer);
      insert.setString(2, complaint);
      insert.executeUpdate(); // expect: external-effect-without-idempotency-key
      try (ResultSet keys = insert.getGeneratedKeys()) {
        keys.next();
        return keys.getLong(1);
      }
    }
  }
}
