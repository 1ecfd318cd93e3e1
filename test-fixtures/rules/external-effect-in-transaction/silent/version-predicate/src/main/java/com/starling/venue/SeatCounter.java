package com.starling.venue;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** Applies a seat change only to the version of the block that the event was made for. */
class SeatCounter {

  private static final String BOOK =
      """
      update seat_block
         set free_seats = free_seats - ?, version = version + 1
       where block_id = ? and version = ?
      """;

  private final Connection connection;

  SeatCounter(Connection connection) {
    this.connection = connection;
  }

  boolean book(String block, int seats, long expectedVersion) throws SQLException {
    try (PreparedStatement update = connection.prepareStatement(BOOK)) {
      update.setInt(1, seats);
      update.setString(2, block);
      update.setLong(3, expectedVersion);
      return update.executeUpdate() == 1;
    }
  }
}
