package ro.delta.boats;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes rows. */
public final class BoatExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public BoatExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet boats = statement.executeQuery("SELECT id, name FROM boats")) {
      while (boats.next()) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("boats", boats.getString(1), boats.getString(2)));
        producer.send(new ProducerRecord<>("boat-names", boats.getString(2)));
        producer.commitTransaction();
      }
    }
  }
}
