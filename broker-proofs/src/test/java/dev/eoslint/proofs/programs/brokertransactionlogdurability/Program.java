package dev.eoslint.proofs.programs.brokertransactionlogdurability;

import java.time.Duration;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes in transactions. */
public final class Program implements AutoCloseable {

  private final Producer<String, String> producer;
  private final int patience;

  public Program(String brokers, String instance, int patience) {
    this.patience = patience;
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "settlements-" + instance);
    config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, patience);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void settle(String topic, Iterable<String> items) {
    producer.beginTransaction();
    for (String item : items) {
      producer.send(new ProducerRecord<>(topic, item, item));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close(Duration.ofMillis(patience));
  }
}
