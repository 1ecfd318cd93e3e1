package fi.lumo.mill;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** What is to be sent stands in the outbox; a relay publishes it. */
final class OutboxWriter {

  private final DataSource database;

  OutboxWriter(DataSource database) {
    this.database = database;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "orders");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "orders-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
        Connection connection = database.getConnection()) {
      consumer.subscribe(List.of("orders"));
      connection.setAutoCommit(false);
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> order : records) {
          insert(connection, "insert into mill_order (number, flour) values (?, ?)", order);
          insert(connection, "insert into outbox (aggregate, payload) values (?, ?)", order);
          producer.send(new ProducerRecord<>("seen-orders", order.key(), ""));
          offsets.put(
              new TopicPartition(order.topic(), order.partition()),
              new OffsetAndMetadata(order.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        connection.commit();
        producer.commitTransaction();
      }
    }
  }

  private static void insert(
      Connection connection, String sql, ConsumerRecord<String, String> order) throws Exception {
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      insert.setString(1, order.key());
      insert.setString(2, order.value());
      insert.executeUpdate();
    }
  }
}
