package com.slatequarry.gravel;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.serialization.StringSerializer;

public class GravelOrders {

  private final KafkaProducer<String, String> producer;

  public GravelOrders(Map<String, Object> settings) {
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  public void order(String customer, String tons) {
    producer.send(
        new ProducerRecord<>("gravel", customer, tons),
        (metadata, failure) -> {
          if (failure instanceof InvalidProducerEpochException) {
            producer.initTransactions(); // expect: blocking-call-in-send-callback
          }
        });
  }
}
