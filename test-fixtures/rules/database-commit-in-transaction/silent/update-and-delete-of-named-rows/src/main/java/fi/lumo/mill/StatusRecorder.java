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

final class StatusRecorder {

  private final DataSource database;

  StatusRecorder(DataSource database) {
    this.database = database;
  }

  void run(String brokers) throws Exception {
    Properties input = new Properties();
    input.put("bootstrap.servers", brokers);
    input.put("group.id", "status");
    input.put("enable.auto.commit", "false");
    input.put("isolation.level", "read_committed");
    Properties output = new Properties();
    output.put("bootstrap.servers", brokers);
    output.put("transactional.id", "status-" + System.getenv("POD_NAME"));
    try (var consumer =
            new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var producer =
            new KafkaProducer<>(output, new StringSerializer(), new StringSerializer());
        Connection connection = database.getConnection()) {
      consumer.subscribe(List.of("batches"));
      connection.setAutoCommit(false);
      producer.initTransactions();
      while (true) {
        ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
        if (records.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> batch : records) {
          try (PreparedStatement update =
                  connection.prepareStatement("update batch set status = ? where number = ?");
              PreparedStatement delete =
                  connection.prepareStatement("delete from waiting_batch where number = ?")) {
            update.setString(1, batch.value());
            update.setString(2, batch.key());
            update.executeUpdate();
            delete.setString(1, batch.key());
            delete.executeUpdate();
          }
          producer.send(new ProducerRecord<>("changed-batches", batch.key(), batch.value()));
          offsets.put(
              new TopicPartition(batch.topic(), batch.partition()),
              new OffsetAndMetadata(batch.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        connection.commit();
        producer.commitTransaction();
      }
    }
  }
}
