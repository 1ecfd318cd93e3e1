package com.cloudberry.ferry;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class BoardingEvents {

  private static final Logger LOG = LoggerFactory.getLogger(BoardingEvents.class);

  private final KafkaProducer<String, String> producer;

  public BoardingEvents(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void boarded(String ferry, String ticket) throws InterruptedException {
    ProducerRecord<String, String> record = new ProducerRecord<>("boardings", ferry, ticket);
    for (int attempt = 1; attempt <= 3; attempt++) {
      try {
        producer.send(record).get(); // expect: application-level-resend
        return;
      } catch (ExecutionException e) {
        LOG.warn("Attempt {} failed", attempt, e);
      }
    }
    throw new IllegalStateException("Not published: " + ticket);
  }
}
