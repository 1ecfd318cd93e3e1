package com.pinecrest.trail;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.TransactionAbortableException;
import org.apache.kafka.common.serialization.StringSerializer;

public class TrailReports implements AutoCloseable {

  private final Producer<String, String> producer;

  public TrailReports(Properties config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void report(String trail, List<String> obstacles) {
    producer.beginTransaction();
    try {
      obstacles.forEach(o -> producer.send(new ProducerRecord<>("trail-obstacles", trail, o)));
      producer.commitTransaction();
    } catch (TransactionAbortableException | RecordTooLargeException e) {
      producer.abortTransaction();
      throw e;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
