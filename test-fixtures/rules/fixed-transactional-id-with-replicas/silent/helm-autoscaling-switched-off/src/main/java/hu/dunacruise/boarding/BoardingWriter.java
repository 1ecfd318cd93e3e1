package hu.dunacruise.boarding;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class BoardingWriter {

  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());

  void open() {
    producer.initTransactions();
  }

  void board(String cruise, Iterable<String> guests) {
    producer.beginTransaction();
    guests.forEach(guest -> producer.send(new ProducerRecord<>("guests.boarded", guest, cruise)));
    producer.commitTransaction();
  }

  private static Properties config() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "boarding-writer"); // expect: hardcoded-transactional-id
    return config;
  }
}
