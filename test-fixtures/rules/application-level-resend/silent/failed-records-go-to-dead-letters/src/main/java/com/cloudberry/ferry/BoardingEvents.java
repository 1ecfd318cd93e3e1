package com.cloudberry.ferry;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BoardingEvents {

  private final KafkaProducer<String, String> producer;

  public BoardingEvents(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void boarded(String ferry, String ticket) throws Exception {
    ProducerRecord<String, String> record = new ProducerRecord<>("boardings", ferry, ticket);
    try {
      producer.send(record).get();
    } catch (ExecutionException e) {
      producer.send(new ProducerRecord<>("boardings-failed", record.key(), record.value())).get();
    }
  }
}
