package pt.salinas.pans;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** A producer and how it writes. */
final class Output {

  private final boolean together;
  private final KafkaProducer<String, String> producer;

  Output(int number, boolean together) {
    this.together = together;
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    if (together) {
      config.put(
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-pans-" + number);
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    if (together) {
      producer.initTransactions();
    }
  }

  void write(List<String> readings) {
    if (together) {
      producer.beginTransaction();
    }
    for (String reading : readings) {
      producer.send(new ProducerRecord<>("salt", reading), this::written);
      producer.send(new ProducerRecord<>("salt-by-day", reading), this::written);
    }
    if (together) {
      producer.commitTransaction();
    }
  }

  private void written(RecordMetadata metadata, Exception failure) {
    if (failure != null) {
      throw new IllegalStateException(failure);
    }
  }

  void close() {
    producer.close();
  }
}
