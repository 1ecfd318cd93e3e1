package ma.atlas.dates;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.springframework.stereotype.Repository;

@Repository
class HarvestStore {

  private static final String TABLE = "harvest";

  private final DataSource database;

  HarvestStore(DataSource database) {
    this.database = database;
  }

  void add(String palm, String kilos) throws SQLException {
    Connection connection = database.getConnection();
    try {
      connection.setAutoCommit(false);
      PreparedStatement insert =
          connection.prepareStatement("INSERT INTO " + TABLE + " (palm, kilos) VALUES (?, ?)");
      insert.setString(1, palm);
      insert.setString(2, kilos);
      insert.execute();
      connection.commit(); // expect: database-commit-in-transaction
    } catch (SQLException failure) {
      connection.rollback();
      throw failure;
    } finally {
      connection.close();
    }
  }
}
