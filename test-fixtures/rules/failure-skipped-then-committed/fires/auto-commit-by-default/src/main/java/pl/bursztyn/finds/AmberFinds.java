package pl.bursztyn.finds;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class AmberFinds {

  private AmberFinds() {}

  public static void main(String[] args) throws SQLException {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "amber");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    Connection connection = DriverManager.getConnection(System.getenv("DATABASE_URL"));
    KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings);
    consumer.subscribe(List.of("amber-finds"));
    while (true) {
      for (ConsumerRecord<String, String> find : consumer.poll(Duration.ofMillis(300))) {
        try (PreparedStatement upsert =
            connection.prepareStatement(
                "INSERT INTO finds (id, content) VALUES (?, ?) ON CONFLICT (id) DO NOTHING")) {
          upsert.setString(1, find.key());
          upsert.setString(2, find.value());
          upsert.executeUpdate();
        } catch (Exception e) { // expect: failure-skipped-then-committed
          e.printStackTrace();
        }
      }
    }
  }
}
