package com.heronford.permit;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PermitEvents {

  private final Producer<String, String> producer;

  public PermitEvents(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void granted(String permit, String holder) throws InterruptedException {
    try {
      producer.send(new ProducerRecord<>("permits-granted", permit, holder)).get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("Permit " + permit + " is not published", e.getCause());
    }
  }
}
