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
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Commits the rows, and then the records and the offsets. */
public final class Wrong implements AutoCloseable {

  private final DataSource database;
  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  public Wrong(String brokers, String group, DataSource database) {
    this.database = database;
    Properties input = new Properties();
    input.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    input.put(ConsumerConfig.GROUP_ID_CONFIG, group);
    input.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    input.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    input.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());

    Properties output = new Properties();
    output.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    output.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, group + "-" + System.getenv("HOSTNAME"));
    producer = new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
  }

  public void record(String from, String to, Runnable behindCommit, BooleanSupplier running)
      throws SQLException {
    producer.initTransactions();
    consumer.subscribe(List.of(from));
    try (Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      while (running.getAsBoolean()) {
        ConsumerRecords<String, String> bookings = consumer.poll(Duration.ofMillis(100));
        if (bookings.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        for (ConsumerRecord<String, String> booking : bookings) {
          insert(connection, booking.value());
          producer.send(new ProducerRecord<>(to, booking.key(), booking.value()));
        }
        producer.sendOffsetsToTransaction(bookings.nextOffsets(), consumer.groupMetadata());
        connection.commit();
        behindCommit.run();
        producer.commitTransaction();
      }
    }
  }

  private static void insert(Connection connection, String guest) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("insert into stay (guest) values (?)")) {
      insert.setString(1, guest);
      insert.executeUpdate();
    }
  }

  @Override
  public void close() {
    producer.close();
    consumer.close();
  }
}
