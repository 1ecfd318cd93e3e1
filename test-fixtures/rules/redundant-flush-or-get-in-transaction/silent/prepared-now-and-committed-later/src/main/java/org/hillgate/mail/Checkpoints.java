package org.hillgate.mail;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Prepares at a checkpoint; somebody else decides whether it is committed. */
public final class Checkpoints {

  private final KafkaProducer<String, String> producer;

  public Checkpoints(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "checkpoints-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void prepare(List<String> lines) {
    producer.beginTransaction();
    for (String line : lines) {
      producer.send(new ProducerRecord<>("checkpoints", line));
    }
    producer.flush();
  }

  public void commit() {
    producer.commitTransaction();
  }

  public void abort() {
    producer.abortTransaction();
  }
}
