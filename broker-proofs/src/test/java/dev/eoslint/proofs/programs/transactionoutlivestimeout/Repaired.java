package dev.eoslint.proofs.programs.transactionoutlivestimeout;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Waits before the first record. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "prices-" + instance);
    config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 2_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void price(String topic, String article, Runnable beforeCommit)
      throws InterruptedException {
    producer.beginTransaction();
    Thread.sleep(2_500);
    producer.send(new ProducerRecord<>(topic, article, article));
    beforeCommit.run();
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
