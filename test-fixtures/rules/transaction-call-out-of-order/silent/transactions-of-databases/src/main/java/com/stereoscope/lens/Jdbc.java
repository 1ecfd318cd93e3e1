package com.stereoscope.lens;

import java.sql.Connection;
import java.sql.SQLException;

/** Ends whatever transaction the connection is in. */
final class Jdbc {

  private final Connection connection;

  Jdbc(Connection connection) {
    this.connection = connection;
  }

  void beginTransaction() throws SQLException {
    connection.setAutoCommit(false);
  }

  void commitTransaction() throws SQLException {
    connection.commit();
  }

  void abortTransaction() throws SQLException {
    connection.rollback();
  }

  void reset() throws SQLException {
    commitTransaction();
    abortTransaction();
    beginTransaction();
    beginTransaction();
  }
}
