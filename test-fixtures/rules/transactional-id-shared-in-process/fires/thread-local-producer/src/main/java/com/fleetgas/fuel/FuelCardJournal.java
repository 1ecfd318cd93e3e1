package com.fleetgas.fuel;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class FuelCardJournal {

  private static final String JOURNAL_ID = "fuel-card" + '-' + "journal";

  private final ExecutorService workers = Executors.newFixedThreadPool(8);
  private final ThreadLocal<Producer<String, String>> producers;

  public FuelCardJournal(String brokers) {
    producers = ThreadLocal.withInitial(() -> connect(brokers));
  }

  public void book(String card, List<String> refuels) {
    workers.execute(
        () -> {
          Producer<String, String> producer = producers.get();
          producer.beginTransaction();
          for (String refuel : refuels) {
            producer.send(new ProducerRecord<>("fuel.bookings", card, refuel));
          }
          producer.commitTransaction();
        });
  }

  private static Producer<String, String> connect(String brokers) {
    Properties config = new Properties();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", JOURNAL_ID); // expect: transactional-id-shared-in-process
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
