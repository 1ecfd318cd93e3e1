package com.basilica.bells;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.serialization.StringSerializer;

public class BellSchedule {

  private final Producer<String, String> producer;

  public BellSchedule(Properties config) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void ring(String tower, List<String> bells) {
    producer.beginTransaction();
    try {
      bells.forEach(bell -> producer.send(new ProducerRecord<>("bell-strokes", tower, bell)));
      producer.commitTransaction();
    } catch (KafkaException e) {
      if (e instanceof ProducerFencedException
          || e instanceof OutOfOrderSequenceException
          || e instanceof AuthorizationException
          || e instanceof UnsupportedVersionException) {
        producer.close();
        throw e;
      }
      producer.abortTransaction();
      throw e;
    }
  }

  public void stop() {
    producer.close();
  }
}
