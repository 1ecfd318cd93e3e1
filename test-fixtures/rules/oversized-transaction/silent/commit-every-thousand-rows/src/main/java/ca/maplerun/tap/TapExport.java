package ca.maplerun.tap;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes rows. */
public final class TapExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public TapExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet taps = statement.executeQuery("SELECT id, litres FROM taps")) {
      int count = 0;
      producer.beginTransaction();
      while (taps.next()) {
        producer.send(new ProducerRecord<>("sap-taps", taps.getString(1), taps.getString(2)));
        if (++count % 1_000 == 0) {
          producer.commitTransaction();
          producer.beginTransaction();
        }
      }
      producer.commitTransaction();
    }
  }
}
