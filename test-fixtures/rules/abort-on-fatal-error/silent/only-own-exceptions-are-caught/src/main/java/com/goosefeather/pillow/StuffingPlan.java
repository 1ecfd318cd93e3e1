package com.goosefeather.pillow;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class StuffingPlan {

  private final Producer<String, Integer> producer;

  public StuffingPlan(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    producer.initTransactions();
  }

  public boolean plan(Map<String, String> grams) {
    try {
      producer.beginTransaction();
      for (Map.Entry<String, String> pillow : grams.entrySet()) {
        int weight = Integer.parseInt(pillow.getValue());
        producer.send(new ProducerRecord<>("pillow-weights", pillow.getKey(), weight));
      }
      producer.commitTransaction();
      return true;
    } catch (NumberFormatException e) {
      producer.abortTransaction();
      return false;
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  public void close() {
    producer.close();
  }
}
