package dev.eoslint.proofs.programs.blockingcallinsendcallback;

import java.util.Properties;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Commits on the thread that sends. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "orders-" + instance);
    config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, "2000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void place(String topic, String order, Consumer<KafkaException> failures) {
    producer.beginTransaction();
    producer.send(
        new ProducerRecord<>(topic, order, order),
        (metadata, failure) -> {
          if (failure instanceof KafkaException error) {
            failures.accept(error);
          }
        });
    producer.commitTransaction();
  }

  @Override
  public void close() {
    producer.close();
  }
}
