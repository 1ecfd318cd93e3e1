package com.acme.meteor;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.TransactionAbortableException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MeteorWriter {

  private final KafkaProducer<String, String> producer;

  public MeteorWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("transactional.id", "meteor-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, List<String> lines) {
    producer.beginTransaction();
    try {
      lines.forEach(line -> producer.send(new ProducerRecord<>("showers", key, line)));
    } catch (SerializationException e) {
      producer.abortTransaction();
      throw e;
    }
    try {
      commit();
    } catch (ProducerFencedException | InvalidProducerEpochException | AuthorizationException e) {
      producer.close();
      throw e;
    } catch (TransactionAbortableException e) {
      producer.abortTransaction();
      throw e;
    }
  }

  private void commit() {
    try {
      producer.commitTransaction();
    } catch (TimeoutException e) {
      producer.commitTransaction();
    }
  }

  public void close() {
    producer.close();
  }
}
