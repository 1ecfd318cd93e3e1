package com.millrace.sluice;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The setting is there for the next version of the client; this one does not know it. */
public final class LevelAlarm {

  public static void main(String[] args) throws ExecutionException, InterruptedException {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", "kafka:9092");
    settings.put("acks", "all");
    settings.put("enable.idempotence", "true");
    settings.put("delivery.timeout.ms", "10000");
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
      producer.send(new ProducerRecord<>("level-alarms", args[0])).get();
    }
  }
}
