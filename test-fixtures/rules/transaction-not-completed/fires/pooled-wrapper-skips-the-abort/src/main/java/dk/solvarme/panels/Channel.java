package dk.solvarme.panels;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** A producer of the pool. */
final class Channel {

  private final KafkaProducer<String, String> producer;

  Channel(int number) {
    producer = connect(number);
  }

  void write(List<String> readings) {
    producer.beginTransaction(); // expect: transaction-not-completed
    for (String reading : readings) {
      producer.send(new ProducerRecord<>("readings", reading));
      producer.send(new ProducerRecord<>("readings-by-day", reading));
    }
    producer.commitTransaction();
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-panels-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
