package se.norrbruk.timber;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes the whole stock each night. */
public final class TimberExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public TimberExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet lots = statement.executeQuery("SELECT id, volume FROM timber_lots ORDER BY id")) {
      producer.beginTransaction();
      while (lots.next()) {  // expect: oversized-transaction
        producer.send(new ProducerRecord<>("timber-stock", lots.getString(1), lots.getString(2)));
      }
      producer.commitTransaction();
    }
  }
}
