package org.openshelter.bed;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes rows. */
public final class BedExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public BedExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    int beds = 0;
    producer.beginTransaction();
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery("SELECT id FROM beds")) {
      while (rows.next()) {
        beds++;
      }
    }
    producer.send(new ProducerRecord<>("bed-counts", String.valueOf(beds)));
    producer.commitTransaction();
  }
}
