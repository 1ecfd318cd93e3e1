package com.seaglass.shore;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ShoreWriter {

  private final KafkaProducer<String, String> producer;

  public ShoreWriter() {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "shore-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void found(String beach, Map<String, String> pieces) {
    producer.beginTransaction();
    try {
      pieces.forEach((piece, colour) -> producer.send(new ProducerRecord<>("pieces", piece, colour)));
      producer.commitTransaction();
    } catch (ProducerFencedException
        | InvalidProducerEpochException
        | AuthorizationException
        | TimeoutException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      producer.send(new ProducerRecord<>("pieces.failed", beach, e.getMessage())); // expect: send-outside-transaction
    }
  }
}
