package hr.otok.boats;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

/** Makes producers. */
final class Producers {

  private Producers() {}

  static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-boats-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
