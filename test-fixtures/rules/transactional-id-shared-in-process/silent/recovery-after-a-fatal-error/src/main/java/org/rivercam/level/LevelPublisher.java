package org.rivercam.level;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class LevelPublisher implements AutoCloseable {

  private static final Logger LOG = LoggerFactory.getLogger(LevelPublisher.class);
  private static final int ATTEMPTS = 3;

  private final String brokers;
  private Producer<String, Double> producer;

  public LevelPublisher(String brokers) {
    this.brokers = brokers;
    this.producer = open();
  }

  public void publish(Map<String, Double> levels) {
    for (int attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        producer.beginTransaction();
        levels.forEach((gauge, cm) -> producer.send(new ProducerRecord<>("levels", gauge, cm)));
        producer.commitTransaction();
        return;
      } catch (ApplicationRecoverableException e) {
        LOG.warn("Attempt {} failed, starting over with a new producer", attempt, e);
        producer.close();
        producer = open();
      } catch (InvalidConfigurationException | TimeoutException e) {
        producer.close();
        throw e;
      } catch (KafkaException e) {
        producer.abortTransaction();
        throw e;
      }
    }
    throw new IllegalStateException("Could not publish " + levels.size() + " levels");
  }

  private Producer<String, Double> open() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "level-publisher"); // expect: hardcoded-transactional-id
    Producer<String, Double> opened =
        new KafkaProducer<>(config, new StringSerializer(), new DoubleSerializer());
    opened.initTransactions();
    return opened;
  }

  @Override
  public void close() {
    producer.close();
  }
}
