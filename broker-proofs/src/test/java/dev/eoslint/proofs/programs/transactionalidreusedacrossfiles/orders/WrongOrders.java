package dev.eoslint.proofs.programs.transactionalidreusedacrossfiles.orders;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Has the id of another service. */
public final class WrongOrders implements AutoCloseable {

  private final Producer<String, String> producer;

  public WrongOrders(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "acme-writer");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String topic, Iterable<String> items) {
    producer.beginTransaction();
    for (String item : items) {
      producer.send(new ProducerRecord<>(topic, item, item));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
