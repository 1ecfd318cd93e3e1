package de.backwerk.order;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes all orders. */
public final class OrderExport {

  private final KafkaProducer<String, String> producer;

  public OrderExport(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void export(DataSource database) throws SQLException {
    String all =
        """
        SELECT o.id, o.total
        FROM orders o
        ORDER BY o.id
        """;
    try (Connection connection = database.getConnection();
        PreparedStatement query = connection.prepareStatement(all);
        ResultSet orders = query.executeQuery()) {
      producer.beginTransaction();
      try {
        while (orders.next()) {  // expect: oversized-transaction
          producer.send(new ProducerRecord<>("orders", orders.getString(1), orders.getString(2)));
        }
        producer.commitTransaction();
      } catch (SQLException e) {
        producer.abortTransaction();
        throw e;
      }
    }
  }
}
