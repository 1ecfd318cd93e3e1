package com.ottercreek.rafts;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public class RaftBookings {

  private final Producer<String, String> producer;

  public RaftBookings(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public RecordMetadata book(String raft, String group)
      throws ExecutionException, InterruptedException, TimeoutException {
    producer.beginTransaction();
    try {
      Future<RecordMetadata> booked = producer.send(new ProducerRecord<>("raft-bookings", raft, group));
      producer.send(new ProducerRecord<>("group-rafts", group, raft));
      RecordMetadata written = booked.get(5, TimeUnit.SECONDS);
      producer.commitTransaction();
      return written;
    } catch (TimeoutException | ExecutionException | InterruptedException e) {
      producer.abortTransaction();
      throw e;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  public void close() {
    producer.close();
  }
}
