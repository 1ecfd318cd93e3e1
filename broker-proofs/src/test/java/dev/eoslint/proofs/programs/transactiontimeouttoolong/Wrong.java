package dev.eoslint.proofs.programs.transactiontimeouttoolong;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Asks for transactions of a quarter of an hour. */
public final class Wrong {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "meter-readings-" + instance);
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 900_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void record(String topic, Iterable<String> readings) {
    producer.beginTransaction();
    for (String reading : readings) {
      producer.send(new ProducerRecord<>(topic, reading, reading));
    }
    producer.commitTransaction();
  }

  public void crash() {
    producer.close(Duration.ZERO);
  }
}
