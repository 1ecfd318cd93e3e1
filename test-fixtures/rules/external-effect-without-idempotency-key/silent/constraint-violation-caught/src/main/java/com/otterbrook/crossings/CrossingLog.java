package com.otterbrook.crossings;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLIntegrityConstraintViolationException;
import javax.sql.DataSource;

/** The pair of topic partition and offset is the primary key of the table. */
final class CrossingLog {

  private static final String INSERT =
      "INSERT INTO crossing (source_partition, source_offset, species) VALUES (?, ?, ?)";

  private final DataSource dataSource;

  CrossingLog(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  boolean append(int partition, long offset, String species) throws SQLException {
    try (Connection connection = dataSource.getConnection();
        PreparedStatement insert = connection.prepareStatement(INSERT)) {
      insert.setInt(1, partition);
      insert.setLong(2, offset);
      insert.setString(3, species);
      insert.executeUpdate();
      return true;
    } catch (SQLIntegrityConstraintViolationException alreadyStored) {
      return false;
    }
  }
}
