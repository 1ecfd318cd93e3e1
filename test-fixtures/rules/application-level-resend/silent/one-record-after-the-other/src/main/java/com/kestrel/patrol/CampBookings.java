package com.kestrel.patrol;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class CampBookings {

  private static final Logger LOG = LoggerFactory.getLogger(CampBookings.class);

  private final KafkaProducer<String, String> producer;

  public CampBookings(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void importAll(Path file) throws IOException, InterruptedException {
    List<ProducerRecord<String, String>> bookings = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      bookings.add(new ProducerRecord<>("camp-bookings", line));
    }
    for (ProducerRecord<String, String> booking : bookings) {
      try {
        producer.send(booking).get();
      } catch (ExecutionException e) {
        LOG.error("A booking is lost: {}", booking.value(), e);
      }
    }
  }
}
