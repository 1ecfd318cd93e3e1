package dev.eoslint.proofs.programs.transactionnotcompleted;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Leaves an order without items behind in an open transaction. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public boolean place(String topic, String order, List<String> items) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>(topic, order, order));
    if (items.isEmpty()) {
      return false;
    }
    try {
      items.forEach(item -> producer.send(new ProducerRecord<>(topic, order, item)));
      producer.commitTransaction();
      return true;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
