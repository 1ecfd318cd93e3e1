package ie.currach.catches;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class CatchCopies implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(CatchCopies.class);

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;
  private final DataSource database;

  CatchCopies(
      Consumer<String, String> consumer, Producer<String, String> producer, DataSource database) {
    this.consumer = consumer;
    this.producer = producer;
    this.database = database;
  }

  @Override
  public void run() {
    consumer.subscribe(List.of("catch-reports"));
    while (!Thread.currentThread().isInterrupted()) {
      ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
      for (ConsumerRecord<String, String> record : records) {
        try {
          store(record);
        } catch (SQLException e) {
          LOG.warn("Report {} goes to the second place", record.key(), e);
        }
        producer.send(new ProducerRecord<>("catch-copies", record.key(), record.value()));
      }
      producer.flush();
      consumer.commitSync();
    }
  }

  private void store(ConsumerRecord<String, String> record) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO catches (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
      upsert.setString(1, record.key());
      upsert.setString(2, record.value());
      upsert.executeUpdate();
    }
  }
}
