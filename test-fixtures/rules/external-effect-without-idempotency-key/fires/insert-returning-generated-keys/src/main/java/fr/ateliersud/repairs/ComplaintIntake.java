package fr.ateliersud.repairs;

import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class ComplaintIntake {

  private static final Logger LOG = LoggerFactory.getLogger(ComplaintIntake.class);

  public static void main(String[] args) throws IOException, SQLException {
    Properties properties = new Properties();
    try (InputStream in = ComplaintIntake.class.getResourceAsStream("/consumer.properties")) {
      properties.load(in);
    }
    try (Connection connection = DriverManager.getConnection(System.getenv("REPAIR_DB"));
        KafkaConsumer<String, String> consumer = new KafkaConsumer<>(properties)) {
      TicketTable tickets = new TicketTable(connection);
      consumer.subscribe(List.of("complaints"));
      while (!Thread.interrupted()) {
        ConsumerRecords<String, String> complaints = consumer.poll(Duration.ofSeconds(5));
        for (ConsumerRecord<String, String> complaint : complaints) {
          long ticket = tickets.open(complaint.key(), complaint.value());
          LOG.info("Opened ticket {}", ticket);
        }
        consumer.commitSync();
      }
    }
  }
}
