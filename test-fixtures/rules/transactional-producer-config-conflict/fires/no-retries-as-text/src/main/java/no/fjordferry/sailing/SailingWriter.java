package no.fjordferry.sailing;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

class SailingWriter {

  private final KafkaProducer<String, String> producer;

  SailingWriter(String servers) {
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
    settings.setProperty("transactional.id", "sailings-" + System.getenv("POD_NAME"));
    settings.setProperty("retries", "0"); // expect: transactional-producer-config-conflict
    return settings;
  }

  void announce(String vessel, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("sailings", vessel, state));
      producer.send(new ProducerRecord<>("sailings-audit", vessel, state));
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
