package com.kestrel.patrol;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RetriableException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CampBookings {

  private final KafkaProducer<String, String> producer;

  public CampBookings(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void booked(String camp, String guest) {
    publish(new ProducerRecord<>("camp-bookings", camp, guest));
  }

  private void publish(ProducerRecord<String, String> booking) {
    producer.send(
        booking,
        (metadata, exception) -> {
          if (exception instanceof RetriableException) {
            publish(booking); // expect: application-level-resend
          } else if (exception != null) {
            System.err.println("A booking is lost: " + exception);
          }
        });
  }
}
