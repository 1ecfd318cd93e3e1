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

/** The statement is configured and could be anything. */
final class ConfiguredRecorder {

  private final DataSource database;

  ConfiguredRecorder(DataSource database) {
    this.database = database;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "configured");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "configured-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
        Connection connection = database.getConnection()) {
      consumer.subscribe(List.of("sales"));
      connection.setAutoCommit(false);
      String sql = System.getenv("RECORD_STATEMENT");
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> sale : records) {
          try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setString(1, sale.key());
            statement.executeUpdate();
          }
          producer.send(new ProducerRecord<>("recorded-sales", sale.key(), sale.value()));
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
