package lt.gintaras.amber;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import org.apache.kafka.common.TopicPartition;

final class AmberOffsets {

  private AmberOffsets() {}

  static long next(Connection connection, TopicPartition partition) throws SQLException {
    try (PreparedStatement query =
        connection.prepareStatement("select next from topic_offset where part = ?")) {
      query.setInt(1, partition.partition());
      ResultSet row = query.executeQuery();
      return row.next() ? row.getLong(1) : 0;
    }
  }
}
