package dev.eoslint.proofs.programs.sendoutsidetransaction;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Announces an express order after the commit, with the same producer. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void place(String topic, String order, boolean express) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>(topic, order, order));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
    if (express) {
      producer.send(new ProducerRecord<>(topic, order, "express " + order));
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
