package com.kestrel.patrol;

import java.util.Properties;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PatrolRoutes {

  private final KafkaProducer<String, String> producer;

  public PatrolRoutes(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, "31000");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void passed(String ranger, String post) {
    final ProducerRecord<String, String> record = new ProducerRecord<>("posts", ranger, post);
    producer.send(record, new Callback() {
      @Override
      public void onCompletion(RecordMetadata metadata, Exception failure) {
        if (failure == null) {
          return;
        }
        System.err.println("Sending again: " + failure.getMessage());
        producer.send(record, this); // expect: application-level-resend
      }
    });
  }
}
