package com.lumen.theatre;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;

class DimmerWriter {

  private final KafkaProducer<Integer, Integer> producer;

  DimmerWriter(Properties connection) {
    Properties config = new Properties();
    config.putAll(connection);
    config.setProperty("transactional.id", "stage-control"); // expect: transactional-id-shared-in-process
    producer = new KafkaProducer<>(config, new IntegerSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  void fade(int from, int to, int level) {
    producer.beginTransaction();
    for (int channel = from; channel <= to; channel++) {
      producer.send(new ProducerRecord<>("stage.dimmers", channel, level));
    }
    producer.commitTransaction();
  }
}
