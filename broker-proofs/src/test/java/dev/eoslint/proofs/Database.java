package dev.eoslint.proofs;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.h2.jdbcx.JdbcDataSource;

/** A relational database in memory, which is gone when it is closed. */
final class Database implements AutoCloseable {

  private final JdbcDataSource source = new JdbcDataSource();
  private final Connection keptOpen;

  /**
   * Creates a database.
   *
   * @param name a name that no other has at the same time
   * @param statements what is executed first
   */
  Database(String name, String... statements) throws SQLException {
    source.setUrl("jdbc:h2:mem:" + name + ";MODE=PostgreSQL");
    keptOpen = source.getConnection();
    try (Statement statement = keptOpen.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  /** Returns what programs connect to. */
  DataSource source() {
    return source;
  }

  /** Returns the first column of all rows that a query yields. */
  List<String> query(String sql) throws SQLException {
    try (Statement statement = keptOpen.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      List<String> values = new ArrayList<>();
      while (rows.next()) {
        values.add(rows.getString(1));
      }
      return values;
    }
  }

  @Override
  public void close() throws SQLException {
    keptOpen.close();
  }
}
