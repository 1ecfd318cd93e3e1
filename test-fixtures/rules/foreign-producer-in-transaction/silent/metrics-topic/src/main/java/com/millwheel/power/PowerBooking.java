package com.millwheel.power;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PowerBooking {

  private final KafkaProducer<String, Long> bookings;
  private final KafkaProducer<String, Long> plain;

  public PowerBooking(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    plain = new KafkaProducer<>(config, new StringSerializer(), new LongSerializer());
    Properties transactional = new Properties();
    transactional.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    transactional.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "power-" + System.getenv("POD_NAME"));
    bookings = new KafkaProducer<>(transactional, new StringSerializer(), new LongSerializer());
    bookings.initTransactions();
  }

  public void book(String seller, String buyer, long watts) {
    bookings.beginTransaction();
    bookings.send(new ProducerRecord<>("power-sold", seller, watts));
    bookings.send(new ProducerRecord<>("power-bought", buyer, watts));
    plain.send(new ProducerRecord<>("power-metrics", "booked", watts)); // expect: unchecked-send
    bookings.commitTransaction();
  }

  public void close() {
    bookings.close();
    plain.close();
  }
}
