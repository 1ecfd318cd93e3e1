package dev.eoslint.proofs.programs.transactionalidsharedinprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Gives each of its producers an id of its own. */
public final class Repaired implements AutoCloseable {

  private final List<Producer<String, String>> writers = new ArrayList<>();

  public Repaired(String brokers, int count) {
    for (int i = 0; i < count; i++) {
      Properties config = new Properties();
      config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
      config.put(
          ProducerConfig.TRANSACTIONAL_ID_CONFIG, "stock-" + System.getenv("HOSTNAME") + "-" + i);
      Producer<String, String> writer =
          new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
      writer.initTransactions();
      writers.add(writer);
    }
  }

  public void write(String topic, int warehouse, String article) {
    Producer<String, String> writer = writers.get(warehouse % writers.size());
    writer.beginTransaction();
    writer.send(new ProducerRecord<>(topic, article, article));
    writer.commitTransaction();
  }

  @Override
  public void close() {
    writers.forEach(Producer::close);
  }
}
