package dev.eoslint.proofs.programs.abortonfatalerror;

import java.util.Properties;
import java.util.Queue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Aborts whatever has happened. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stock-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void move(String topic, String article, Queue<String> again) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>(topic, article, "out " + article));
      producer.send(new ProducerRecord<>(topic, article, "in " + article));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.abortTransaction();
      again.add(article);
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
