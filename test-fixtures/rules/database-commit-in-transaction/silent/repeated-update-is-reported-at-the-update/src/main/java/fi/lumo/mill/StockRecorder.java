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

/** The update does harm when it is repeated, which another rule says at its line. */
final class StockRecorder {

  private final DataSource database;

  StockRecorder(DataSource database) {
    this.database = database;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "stock");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "stock-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
        Connection connection = database.getConnection()) {
      consumer.subscribe(List.of("sold-sacks"));
      connection.setAutoCommit(false);
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> sale : records) {
          try (PreparedStatement update =
                  connection.prepareStatement("update stock set sacks = sacks - 1 where kind = ?");
              PreparedStatement insert =
                  connection.prepareStatement("insert into sale (number, kind) values (?, ?)")) {
            update.setString(1, sale.value());
            update.executeUpdate(); // expect: external-effect-in-transaction
            insert.setString(1, sale.key());
            insert.setString(2, sale.value());
            insert.executeUpdate();
          }
          producer.send(new ProducerRecord<>("booked-sales", sale.key(), sale.value()));
          offsets.put(
              new TopicPartition(sale.topic(), sale.partition()),
              new OffsetAndMetadata(sale.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        connection.commit();
        producer.commitTransaction();
      }
    }
  }
}
