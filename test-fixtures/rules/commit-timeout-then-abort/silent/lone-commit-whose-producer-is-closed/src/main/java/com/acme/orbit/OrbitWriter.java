package com.acme.orbit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class OrbitWriter {

  private final KafkaProducer<String, String> producer;

  public OrbitWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", servers);
    config.put("transactional.id", "orbit-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, List<String> lines) {
    producer.beginTransaction();
    try {
      lines.forEach(line -> producer.send(new ProducerRecord<>("passes", key, line)));
    } catch (SerializationException e) {
      producer.abortTransaction();
      throw e;
    }
    try {
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  public void close() {
    producer.close();
  }
}
