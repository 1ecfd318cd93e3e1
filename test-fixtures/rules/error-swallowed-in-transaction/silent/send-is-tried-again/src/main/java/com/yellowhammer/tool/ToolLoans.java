package com.yellowhammer.tool;

import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ToolLoans {

  private static final int ATTEMPTS = 3;

  private final Producer<String, String> producer;

  public ToolLoans(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void lend(String member, List<String> tools, UnaryOperator<String> label) {
    producer.beginTransaction();
    for (String tool : tools) {
      producer.send(new ProducerRecord<>("tool-loans", member, labelOf(tool, label)));
    }
    producer.commitTransaction();
  }

  private static String labelOf(String tool, UnaryOperator<String> label) {
    RuntimeException last = null;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      try {
        return label.apply(tool);
      } catch (RuntimeException e) {
        last = e;
      }
    }
    throw new IllegalStateException("No label for " + tool, last);
  }

  public void close() {
    producer.close();
  }
}
