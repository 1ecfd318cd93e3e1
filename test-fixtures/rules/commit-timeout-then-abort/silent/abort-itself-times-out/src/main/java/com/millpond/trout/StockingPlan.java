package com.millpond.trout;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class StockingPlan {

  private final Producer<String, Integer> producer;

  public StockingPlan(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public void stock(Map<String, Integer> ponds, int available) {
    producer.beginTransaction();
    ponds.forEach((pond, trout) -> producer.send(new ProducerRecord<>("trout-stock", pond, trout)));
    if (ponds.values().stream().mapToInt(Integer::intValue).sum() > available) {
      abort();
      throw new IllegalArgumentException("There are only " + available + " trout");
    }
    producer.commitTransaction();
  }

  private void abort() {
    try {
      producer.abortTransaction();
    } catch (TimeoutException e) {
      producer.abortTransaction();
    }
  }

  public void close() {
    producer.close();
  }
}
