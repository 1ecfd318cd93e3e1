package com.kestrelpost.mail;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class RouteAssigner {

  private static final Logger log = LoggerFactory.getLogger(RouteAssigner.class);

  private final Consumer<String, String> letters;
  private final Producer<String, Integer> routes;

  public RouteAssigner(Consumer<String, String> letters, Producer<String, Integer> routes) {
    this.letters = letters;
    this.routes = routes;
  }

  public void assign() {
    routes.initTransactions();
    letters.subscribe(List.of("letters"));
    try {
      while (true) {
        ConsumerRecords<String, String> batch = letters.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        routes.beginTransaction();
        batch.forEach(this::assign);
        routes.sendOffsetsToTransaction(batch.nextOffsets(), letters.groupMetadata());
        routes.commitTransaction();
      }
    } finally {
      routes.close();
      letters.close();
    }
  }

  private void assign(ConsumerRecord<String, String> letter) {
    try {
      int postcode = Integer.parseInt(letter.value().trim());
      routes.send(new ProducerRecord<>("routes", letter.key(), postcode / 100));
    } catch (NumberFormatException e) { // expect: error-swallowed-in-transaction
      log.debug("Letter {} has no postcode", letter.key());
    }
  }
}
