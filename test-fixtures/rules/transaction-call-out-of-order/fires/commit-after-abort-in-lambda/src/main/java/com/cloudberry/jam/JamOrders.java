package com.cloudberry.jam;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class JamOrders {

  public static void write(List<List<String>> orders) {
    Properties config = new Properties();
    config.put("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    config.put("transactional.id", "jam-orders-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      orders.forEach(
          jars -> {
            producer.beginTransaction();
            try {
              jars.forEach(jar -> producer.send(new ProducerRecord<>("jars", jar)));
            } catch (KafkaException e) {
              producer.abortTransaction();
            }
            producer.commitTransaction(); // expect: transaction-call-out-of-order
          });
    }
  }
}
