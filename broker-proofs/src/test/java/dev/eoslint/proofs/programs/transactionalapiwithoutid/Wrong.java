package dev.eoslint.proofs.programs.transactionalapiwithoutid;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes idempotence for all that transactions need. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, "true");
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
