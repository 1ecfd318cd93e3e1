package dev.eoslint.proofs.programs.producerreusedafterfatalerror;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Closes the producer when it was fenced, and leaves. */
public final class Repaired implements AutoCloseable {

  private final Producer<String, String> producer;

  public Repaired(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "meters-" + instance);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String topic, Iterable<String> readings) {
    for (String reading : readings) {
      try {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>(topic, reading, reading));
        producer.commitTransaction();
      } catch (ProducerFencedException
          | InvalidProducerEpochException
          | OutOfOrderSequenceException
          | AuthorizationException e) {
        producer.close();
        throw e;
      }
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
