package com.tidepool.claim;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class ClaimEvents {

  private final KafkaProducer<String, String> producer;
  private final Outbox outbox;

  ClaimEvents(String servers, Outbox outbox) {
    Properties config = new Properties();
    config.put("bootstrap.servers", servers);
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    this.outbox = outbox;
  }

  void publish(String claim, String event) {
    producer.send(new ProducerRecord<>("claim-events", claim, event), new MarkPublished(outbox, claim));
  }
}
