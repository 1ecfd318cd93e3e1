package com.payloft.refund;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public class RefundClient {

  private final Properties settings = new Properties();
  private Producer<String, String> producer;

  public void configure(String servers) {
    settings.put("bootstrap.servers", servers);
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("acks", "all");
    settings.put("enable.idempotence", "true");
  }

  public void start() {
    producer = new KafkaProducer<>(settings);
  }

  public void grant(String payment, String state) throws Exception {
    producer.send(new ProducerRecord<>("refunds", payment, state)).get();
  }

  public void stop() {
    producer.close();
  }
}
