package com.mapletap.sugar;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.stereotype.Service;

@Service
public class SyrupSales {

  private final Producer<String, String> producer =
      new KafkaProducer<>(
          Map.of(
              ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "syrup-kafka:9092",
              ProducerConfig.TRANSACTIONAL_ID_CONFIG, "syrup-" + System.getenv("POD_NAME")),
          new StringSerializer(),
          new StringSerializer());

  public SyrupSales() {
    producer.initTransactions();
  }

  public synchronized boolean sell(String bottle, String customer) {
    try {
      producer.beginTransaction(); // expect: transaction-not-completed
      producer.send(new ProducerRecord<>("bottles.sold", bottle, customer));
      producer.send(new ProducerRecord<>("customers", customer, bottle));
      producer.commitTransaction();
      return true;
    } catch (Exception e) {
      return false;
    }
  }
}
