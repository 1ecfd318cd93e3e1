package org.brightbank.transfers;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;

/** Keeps the balances of current accounts. Amounts are in cents. */
public class AccountLedger {

  private static final String CREDIT =
      "UPDATE account " + "SET balance = balance + ? " + "WHERE account_no = ?";

  private final DataSource dataSource;

  public AccountLedger(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  public void credit(String accountNo, long cents) throws SQLException {
    try (Connection connection = dataSource.getConnection();
        PreparedStatement statement = connection.prepareStatement(CREDIT)) {
      statement.setLong(1, cents);
      statement.setString(2, accountNo);
      if (statement.executeUpdate() == 0) { // expect: external-effect-in-transaction
        throw new SQLException("No such account: " + accountNo);
      }
    }
  }
}
