package dev.eoslint.proofs.programs.oversizedtransaction;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes a table in one transaction. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "prices-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void export(String topic, DataSource database, Consumer<String> check)
      throws SQLException {
    try (Connection connection = database.getConnection();
        Statement statement = connection.createStatement();
        ResultSet prices = statement.executeQuery("select article from prices")) {
      producer.beginTransaction();
      while (prices.next()) {
        String article = prices.getString(1);
        check.accept(article);
        producer.send(new ProducerRecord<>(topic, article, article));
      }
      producer.commitTransaction();
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
