package dk.havvind.docs;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes rows. */
public final class TurbineExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public TurbineExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export(String query) throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery(query)) {
      producer.beginTransaction();
      while (rows.next()) {
        producer.send(new ProducerRecord<>("turbines", rows.getString(1)));
      }
      producer.commitTransaction();
    }
  }
}
