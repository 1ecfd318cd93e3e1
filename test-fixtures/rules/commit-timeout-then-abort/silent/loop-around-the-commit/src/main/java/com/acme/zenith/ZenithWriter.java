package com.acme.zenith;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ZenithWriter {

  private final KafkaProducer<String, String> producer;

  public ZenithWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("transactional.id", "zenith-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, List<String> lines) {
    producer.beginTransaction();
    try {
      lines.forEach(line -> producer.send(new ProducerRecord<>("stars", key, line)));
    } catch (SerializationException e) {
      producer.abortTransaction();
      throw e;
    }
    try {
      for (boolean archived = archive(key); archived; archived = false) {
        producer.commitTransaction();
      }
    } catch (ProducerFencedException | InvalidProducerEpochException | AuthorizationException e) {
      producer.close();
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
      throw e;
    }
  }

  private static boolean archive(String key) {
    System.out.println("Archived " + key);
    return true;
  }

  public void close() {
    producer.close();
  }
}
