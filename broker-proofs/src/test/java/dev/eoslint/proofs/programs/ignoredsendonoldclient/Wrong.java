package dev.eoslint.proofs.programs.ignoredsendonoldclient;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Leaves it to the commit to tell of a failure. */
public final class Wrong implements AutoCloseable {

  private final Producer<String, String> producer;

  public Wrong(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "items-" + instance);
    config.put(ProducerConfig.MAX_REQUEST_SIZE_CONFIG, 2_000);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String topic, Iterable<String> items) {
    producer.beginTransaction();
    for (String item : items) {
      producer.send(new ProducerRecord<>(topic, item));
    }
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
