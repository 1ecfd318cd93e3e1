package lt.gintaras.amber;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import javax.sql.DataSource;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Rows and offsets are committed together; no Kafka transaction is needed. */
final class AmberStore {

  private static final TopicPartition FINDS = new TopicPartition("amber-finds", 0);

  private final DataSource database;

  AmberStore(DataSource database) {
    this.database = database;
  }

  void run(String brokers) throws Exception {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", brokers);
    settings.put("enable.auto.commit", "false");
    settings.put("isolation.level", "read_committed");
    try (var consumer =
            new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
        Connection connection = database.getConnection()) {
      connection.setAutoCommit(false);
      consumer.assign(List.of(FINDS));
      consumer.seek(FINDS, AmberOffsets.next(connection, FINDS));
      while (true) {
        for (ConsumerRecord<String, String> find : consumer.poll(Duration.ofSeconds(1))) {
          try (PreparedStatement insert =
                  connection.prepareStatement("insert into find (number, grams) values (?, ?)");
              PreparedStatement position =
                  connection.prepareStatement("update topic_offset set next = ? where part = ?")) {
            insert.setString(1, find.key());
            insert.setString(2, find.value());
            insert.executeUpdate();
            position.setLong(1, find.offset() + 1);
            position.setInt(2, find.partition());
            position.executeUpdate();
          }
          connection.commit();
        }
      }
    }
  }
}
