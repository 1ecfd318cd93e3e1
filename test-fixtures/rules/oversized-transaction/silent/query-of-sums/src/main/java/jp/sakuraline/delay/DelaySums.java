package jp.sakuraline.delay;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes rows. */
public final class DelaySums {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public DelaySums(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery("SELECT line, SUM(minutes) FROM delays GROUP BY line")) {
      producer.beginTransaction();
      while (rows.next()) {
        producer.send(new ProducerRecord<>("exports", rows.getString(1), rows.getString(2)));
      }
      producer.commitTransaction();
    }
  }
}
