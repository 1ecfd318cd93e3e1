package net.birdroute.sightings;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

final class SightingArchive {

  private static final String INSERT =
      "INSERT INTO sighting (sighting_id, species, spot) VALUES (?, ?, ?)"
          + " ON CONFLICT (sighting_id) DO NOTHING";

  private final DataSource dataSource;

  SightingArchive(DataSource dataSource) {
    this.dataSource = dataSource;
  }

  void store(List<Sighting> sightings) throws SQLException {
    try (Connection connection = dataSource.getConnection();
        PreparedStatement insert = connection.prepareStatement(INSERT)) {
      for (Sighting sighting : sightings) {
        insert.setString(1, sighting.id());
        insert.setString(2, sighting.species());
        insert.setString(3, sighting.spot());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  record Sighting(String id, String species, String spot) {}
}
