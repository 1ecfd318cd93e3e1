package fr.lavande.harvest;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

class HarvestWriter {

  private final KafkaProducer<String, String> producer;

  HarvestWriter(String servers) {
    producer = new KafkaProducer<>(settings(servers));
    producer.initTransactions();
  }

  private static Properties settings(String servers) {
    Properties settings = new Properties();
    settings.setProperty("bootstrap.servers", servers);
    settings.setProperty(
        "key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty(
        "value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.setProperty("transactional.id", "harvests-" + System.getenv("POD_NAME"));
    settings.setProperty("transaction.two.phase.commit.enable", "true"); // expect: two-phase-commit-flag-without-effect
    settings.setProperty("transaction.timeout.ms", "30000");
    return settings;
  }

  void report(String field, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("harvests", field, state));
      producer.send(new ProducerRecord<>("harvests-audit", field, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  void stop() {
    producer.close();
  }
}
