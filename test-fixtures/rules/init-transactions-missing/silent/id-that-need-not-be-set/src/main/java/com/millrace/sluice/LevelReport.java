package com.millrace.sluice;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Where the variable is not set, the map holds no id, and the producer is a plain one. */
public final class LevelReport {

  public static void main(String[] args) throws ExecutionException, InterruptedException {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("transactional.id", System.getenv("REPORT_TRANSACTIONAL_ID"));
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      for (String level : args) {
        producer.send(new ProducerRecord<>("levels", level)).get();
      }
    }
  }
}
