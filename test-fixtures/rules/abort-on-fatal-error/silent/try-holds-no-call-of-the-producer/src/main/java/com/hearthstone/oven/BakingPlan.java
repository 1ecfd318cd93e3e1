package com.hearthstone.oven;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class BakingPlan {

  private final Producer<String, String> producer;

  public BakingPlan(Map<String, Object> config) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  public void plan(List<String> orders) {
    producer.beginTransaction();
    for (String order : orders) {
      String[] parts;
      try {
        parts = parse(order);
      } catch (RuntimeException e) {
        producer.abortTransaction();
        throw new IllegalArgumentException("Order " + order + " cannot be read", e);
      }
      producer.send(new ProducerRecord<>("baking-plan", parts[0], parts[1]));
    }
    producer.commitTransaction();
  }

  private static String[] parse(String order) {
    String[] parts = order.split(";");
    if (parts.length != 2) {
      throw new IllegalArgumentException("Two fields are expected");
    }
    return parts;
  }

  public void close() {
    producer.close();
  }
}
