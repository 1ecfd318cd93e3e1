package dev.eoslint.proofs.programs.opentransactionabandoned;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Gives the producer no time to abort when something fails. */
public final class Wrong {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void place(String topic, Iterable<String> items) {
    producer.beginTransaction();
    try {
      for (String item : items) {
        producer.send(new ProducerRecord<>(topic, item, item));
      }
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close(Duration.ZERO);
      throw e;
    }
  }
}
