package dev.eoslint.proofs.programs.inittransactionsrepeated;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Initialises the transactions once. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void publish(String topic, Iterable<List<String>> batches) {
    producer.initTransactions();
    for (List<String> batch : batches) {
      producer.beginTransaction();
      batch.forEach(order -> producer.send(new ProducerRecord<>(topic, order, order)));
      producer.commitTransaction();
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
