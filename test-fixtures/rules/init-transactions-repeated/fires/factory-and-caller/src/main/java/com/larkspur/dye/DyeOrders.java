package com.larkspur.dye;

import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class DyeOrders {

  public static void main(String[] colours) {
    try (KafkaProducer<String, String> producer = Kafka.openProducer("dye-orders")) {
      producer.initTransactions(); // expect: init-transactions-repeated
      producer.beginTransaction();
      for (String colour : colours) {
        producer.send(new ProducerRecord<>("dye-orders", colour, "ORDERED"));
      }
      producer.commitTransaction();
    }
  }
}
