package com.sandbar.shell;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ShellCatalogue {

  private final KafkaProducer<String, String> producer;

  public ShellCatalogue() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "shells-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void add(Map<String, String> shells) {
    inTransaction(
        () -> {
          producer.send(new ProducerRecord<>("catalogue", "size", Integer.toString(shells.size())));
          shells.forEach((shell, beach) -> producer.send(new ProducerRecord<>("shells", shell, beach)));
        });
  }

  public void remove(String shell) {
    inTransaction(() -> producer.send(new ProducerRecord<>("shells", shell, null)));
  }

  private void inTransaction(Runnable work) {
    producer.beginTransaction();
    try {
      work.run();
      producer.commitTransaction();
    } catch (RuntimeException e) {
      producer.close();
      throw e;
    }
  }
}
