package dev.eoslint.proofs.programs.transactionalapiwithoutid;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Names itself by a transactional id. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void publish(String topic, Iterable<String> orders) {
    producer.initTransactions();
    producer.beginTransaction();
    for (String order : orders) {
      producer.send(new ProducerRecord<>(topic, order, order));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
