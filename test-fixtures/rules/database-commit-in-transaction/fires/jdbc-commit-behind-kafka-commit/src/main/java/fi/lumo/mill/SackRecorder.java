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

final class SackRecorder {

  private final DataSource database;

  SackRecorder(DataSource database) {
    this.database = database;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "sacks");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "sacks-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
        Connection connection = database.getConnection()) {
      consumer.subscribe(List.of("filled-sacks"));
      connection.setAutoCommit(false);
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> sack : records) {
          try (PreparedStatement insert =
              connection.prepareStatement("insert into sack (number, weight) values (?, ?)")) {
            insert.setString(1, sack.key());
            insert.setString(2, sack.value());
            insert.executeUpdate();
          }
          producer.send(new ProducerRecord<>("weighed-sacks", sack.key(), sack.value()));
          offsets.put(
              new TopicPartition(sack.topic(), sack.partition()),
              new OffsetAndMetadata(sack.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
        connection.commit(); // expect: database-commit-in-transaction
      }
    }
  }
}
