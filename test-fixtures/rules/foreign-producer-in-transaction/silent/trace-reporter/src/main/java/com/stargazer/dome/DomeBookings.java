package com.stargazer.dome;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class DomeBookings {

  private final TraceReporter traces;
  private final Producer<String, String> bookings;

  public DomeBookings(String brokers) {
    traces = new TraceReporter(brokers);
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", brokers);
    config.setProperty("transactional.id", "domes-" + System.getenv("POD_NAME"));
    bookings = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    bookings.initTransactions();
  }

  public void book(String dome, String guest) {
    bookings.beginTransaction();
    long start = System.nanoTime();
    bookings.send(new ProducerRecord<>("dome-guests", dome, guest));
    bookings.send(new ProducerRecord<>("guest-domes", guest, dome));
    traces.report("book", System.nanoTime() - start);
    bookings.commitTransaction();
  }

  public void close() {
    bookings.close();
    traces.close();
  }
}
