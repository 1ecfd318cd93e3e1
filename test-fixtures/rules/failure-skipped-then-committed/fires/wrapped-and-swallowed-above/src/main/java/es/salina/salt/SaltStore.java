package es.salina.salt;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;

final class SaltStore {

  private final DataSource database;

  SaltStore(DataSource database) {
    this.database = database;
  }

  void save(String pan, String yield) {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO yields (pan, kilos) VALUES (?, ?)"
                    + " ON CONFLICT (pan) DO UPDATE SET kilos = EXCLUDED.kilos")) {
      upsert.setString(1, pan);
      upsert.setString(2, yield);
      upsert.executeUpdate();
    } catch (SQLException e) {
      throw new IllegalStateException("Yield of " + pan, e);
    }
  }
}
