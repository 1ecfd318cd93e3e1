package dev.eoslint.proofs.programs.committimeoutthenabort;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Commits again when the commit has timed out. */
public final class Repaired implements AutoCloseable {

  private static final int COMMIT_ATTEMPTS = 30;

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "reservations-" + instance);
    config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, "2000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void reserve(String topic, List<String> articles, Runnable beforeCommit) {
    producer.beginTransaction();
    articles.forEach(article -> producer.send(new ProducerRecord<>(topic, article, article)));
    producer.flush();
    beforeCommit.run();
    for (int attempt = 1; ; attempt++) {
      try {
        producer.commitTransaction();
        return;
      } catch (TimeoutException e) {
        if (attempt == COMMIT_ATTEMPTS) {
          producer.close();
          throw e;
        }
      }
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
