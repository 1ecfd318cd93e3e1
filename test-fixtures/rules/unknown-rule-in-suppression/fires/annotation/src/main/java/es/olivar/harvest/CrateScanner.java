package es.olivar.harvest;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@SuppressWarnings({"unused", "eoslint:auto-commit"}) // expect: unknown-rule-in-suppression
public final class CrateScanner {

  private final KafkaProducer<String, String> producer;

  public CrateScanner(String bootstrapServers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "crates-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void scan(String crate, String field) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("crates.scanned", crate, field));
    producer.send(new ProducerRecord<>("fields.yield", field, crate));
    producer.commitTransaction();
  }
}
