package com.cartwheel.fair;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class RideTickets {

  private final ExecutorService background = Executors.newSingleThreadExecutor();
  private final KafkaProducer<String, String> tickets;
  private final KafkaProducer<String, String> displays;

  public RideTickets(String brokers) {
    Properties plain = new Properties();
    plain.put("bootstrap.servers", brokers);
    displays = new KafkaProducer<>(plain, new StringSerializer(), new StringSerializer());
    Properties transactional = new Properties();
    transactional.put("bootstrap.servers", brokers);
    transactional.put("transactional.id", "rides-" + System.getenv("POD_NAME"));
    tickets = new KafkaProducer<>(transactional, new StringSerializer(), new StringSerializer());
    tickets.initTransactions();
  }

  public void sell(String ride, List<String> numbers) {
    tickets.beginTransaction();
    numbers.forEach(number -> tickets.send(new ProducerRecord<>("ride-tickets", ride, number)));
    background.execute(() -> displays.send(new ProducerRecord<>("ride-displays", ride, "in use")));
    tickets.commitTransaction();
  }

  public void close() {
    background.shutdown();
    tickets.close();
    displays.close();
  }
}
