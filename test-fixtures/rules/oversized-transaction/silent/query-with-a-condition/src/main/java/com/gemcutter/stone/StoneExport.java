package com.gemcutter.stone;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes rows. */
public final class StoneExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public StoneExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    try (Statement statement = database.createStatement();
        ResultSet rows = statement.executeQuery("SELECT id, grade FROM stones WHERE polished_on = CURRENT_DATE")) {
      producer.beginTransaction();
      while (rows.next()) {
        producer.send(new ProducerRecord<>("exports", rows.getString(1), rows.getString(2)));
      }
      producer.commitTransaction();
    }
  }
}
