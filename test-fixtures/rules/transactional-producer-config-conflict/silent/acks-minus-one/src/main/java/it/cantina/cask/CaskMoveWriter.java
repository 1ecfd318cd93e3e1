package it.cantina.cask;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

class CaskMoveWriter {

  private final KafkaProducer<String, String> producer;

  CaskMoveWriter(String servers) {
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
    settings.setProperty("transactional.id", "cask-moves-" + System.getenv("POD_NAME"));
    settings.setProperty("acks", "-1");
    return settings;
  }

  void move(String cask, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("cask-moves", cask, state));
      producer.send(new ProducerRecord<>("cask-moves-audit", cask, state));
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
