package se.norrbruk.timber;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

class TimberLotWriter {

  private final KafkaProducer<String, String> producer;

  TimberLotWriter(String servers) {
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
    settings.setProperty("transactional.id", "berths-" + System.getenv("POD_NAME"));
    return settings;
  }

  void scale(String stack, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("timber-lots", stack, state));
      producer.send(new ProducerRecord<>("timber-lots-audit", stack, state));
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
