package dev.eoslint.proofs.programs.databasecommitintransaction;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Lets the database decide: a row, and what is to be sent, are inserted once. */
public final class Repaired implements AutoCloseable {

  private final DataSource database;
  private final Consumer<String, String> consumer;

  public Repaired(String brokers, String group, DataSource database) {
    this.database = database;
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    input.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
  }

  public void record(String from, Runnable behindCommit, BooleanSupplier running)
      throws SQLException {
    consumer.subscribe(List.of(from));
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      while (running.getAsBoolean()) {
        ConsumerRecords<String, String> bookings = consumer.poll(Duration.ofMillis(100));
        for (ConsumerRecord<String, String> booking : bookings) {
          insert(connection, "insert into stay (guest) values (?)", booking.value());
          insert(connection, "insert into outbox (guest) values (?)", booking.value());
        }
        connection.commit();
        behindCommit.run();
        consumer.commitSync();
      }
    }
  }

  private static void insert(Connection connection, String sql, String guest) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(sql + " on conflict do nothing")) {
      insert.setString(1, guest);
      insert.executeUpdate();
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
