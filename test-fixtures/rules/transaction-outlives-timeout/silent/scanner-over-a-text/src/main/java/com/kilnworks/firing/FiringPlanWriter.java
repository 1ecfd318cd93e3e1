package com.kilnworks.firing;

import java.util.Map;
import java.util.Scanner;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FiringPlanWriter {

  private final KafkaProducer<String, String> producer;

  public FiringPlanWriter(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String plan) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("firing-plans", "title", "plan"));
    Scanner lines = new Scanner(plan);
    while (lines.hasNextLine()) {
      producer.send(new ProducerRecord<>("firing-plans", "line", lines.nextLine()));
    }
    producer.commitTransaction();
  }
}
