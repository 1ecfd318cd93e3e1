package org.seedvault.lots;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

class SeedLotWriter {

  private final KafkaProducer<String, String> producer;

  SeedLotWriter(String servers) {
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
    settings.setProperty("transactional.id", "seed-lots-" + System.getenv("POD_NAME"));
    settings.setProperty("transaction.two.phase.commit.enable", "true"); // expect: two-phase-commit-flag-without-effect
    return settings;
  }

  void register(String lot, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("seed-lots", lot, state));
      producer.send(new ProducerRecord<>("seed-lots-audit", lot, state));
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
