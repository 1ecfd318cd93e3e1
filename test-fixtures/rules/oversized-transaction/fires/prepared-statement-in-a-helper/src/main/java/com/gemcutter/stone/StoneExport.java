package com.gemcutter.stone;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes every stone. */
public final class StoneExport {

  private final KafkaProducer<String, String> producer;
  private final Connection database;

  public StoneExport(Map<String, Object> config, Connection database) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    this.database = database;
  }

  public void export() throws SQLException {
    producer.beginTransaction();
    sendAll();
    producer.commitTransaction();
  }

  private void sendAll() throws SQLException {
    try (PreparedStatement all = database.prepareStatement("select * from stones")) {
      ResultSet stones = all.executeQuery();
      while (stones.next()) {  // expect: oversized-transaction
        String id = stones.getString("id");
        producer.send(new ProducerRecord<>("stones", id, stones.getString("grade")));
      }
    }
  }
}
