package com.dragonfly.pond;

import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PondCensus {

  private final KafkaProducer<String, Integer> producer;

  public PondCensus(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public void publish(List<Map<String, Integer>> ponds) {
    ponds.parallelStream()
        .forEach(
            pond -> {
              producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
              pond.forEach((species, count) -> producer.send(new ProducerRecord<>("census", species, count)));
              producer.commitTransaction();
            });
  }

  public void close() {
    producer.close();
  }
}
