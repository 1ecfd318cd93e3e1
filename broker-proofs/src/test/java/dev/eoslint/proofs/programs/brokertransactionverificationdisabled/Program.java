package dev.eoslint.proofs.programs.brokertransactionverificationdisabled;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Aborts when a record is not written in time. */
public final class Program implements AutoCloseable {

  private final Producer<String, String> producer;

  public Program(String brokers, String instance) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "readings-" + instance);
    config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, "1990");
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, "2000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String topic, Iterable<String> readings) {
    try {
      producer.beginTransaction();
      for (String reading : readings) {
        producer.send(new ProducerRecord<>(topic, reading, reading));
      }
      producer.commitTransaction();
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | OutOfOrderSequenceException
        | AuthorizationException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
