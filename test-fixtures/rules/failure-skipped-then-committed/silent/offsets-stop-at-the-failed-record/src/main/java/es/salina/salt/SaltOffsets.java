package es.salina.salt;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class SaltOffsets implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(SaltOffsets.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final DataSource database;

  SaltOffsets(
      Consumer<String, String> consumer, Producer<String, String> producer, DataSource database) {
    this.consumer = consumer;
    this.producer = producer;
    this.database = database;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("salt-yields"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();
      for (TopicPartition partition : records.partitions()) {
        try {
          for (ConsumerRecord<String, String> record : records.records(partition)) {
            store(record);
            done.put(partition, new OffsetAndMetadata(record.offset() + 1));
          }
        } catch (SQLException e) {
          LOG.error("Partition {} stops here", partition, e);
        }
      }
      consumer.commitSync(done);
    }
  }

  private void store(ConsumerRecord<String, String> record) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO yields (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      upsert.setString(1, record.key());
      upsert.setString(2, record.value());
      upsert.executeUpdate();
    }
  }
}
