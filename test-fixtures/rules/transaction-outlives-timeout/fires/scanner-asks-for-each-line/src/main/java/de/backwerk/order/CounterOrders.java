package de.backwerk.order;

import java.util.Map;
import java.util.Scanner;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Takes the orders of one counter, all or nothing. */
public final class CounterOrders {

  private final Producer<String, String> producer;
  private final Scanner counter = new Scanner(System.in);

  public CounterOrders(Map<String, Object> config) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.producer.initTransactions();
  }

  public void take(String customer) {
    producer.beginTransaction();
    String line = "start";
    while (!line.isEmpty()) {
      producer.send(new ProducerRecord<>("bake-orders", customer, line));
      line = counter.nextLine();  // expect: transaction-outlives-timeout
    }
    producer.commitTransaction();
  }
}
