package org.tidewatch.buoys;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Loads old readings once. */
public final class LoadReadings {

  public static void main(String[] args) throws SQLException {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", args[0]);
    config.setProperty("transactional.id", "load-readings-" + System.getenv("HOSTNAME"));
    config.setProperty("key.serializer", StringSerializer.class.getName());
    config.setProperty("value.serializer", StringSerializer.class.getName());
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config);
        Connection database = java.sql.DriverManager.getConnection(args[1]);
        Statement statement = database.createStatement();
        ResultSet readings = statement.executeQuery("SELECT * FROM readings")) {
      producer.initTransactions();
      producer.beginTransaction();
      for (boolean more = readings.next(); more; more = readings.next()) {  // expect: oversized-transaction
        producer.send(new ProducerRecord<>("buoy-readings", readings.getString(1)));
      }
      producer.commitTransaction();
    }
  }
}
