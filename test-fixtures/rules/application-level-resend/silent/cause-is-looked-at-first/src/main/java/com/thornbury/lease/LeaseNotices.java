package com.thornbury.lease;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.serialization.StringSerializer;

public class LeaseNotices {

  private final KafkaProducer<String, String> producer;

  public LeaseNotices(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void expired(String lease) throws Exception {
    ProducerRecord<String, String> notice = new ProducerRecord<>("leases-expired", lease, lease);
    try {
      producer.send(notice).get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof AuthorizationException) {
        requestAccess();
        producer.send(notice).get();
      } else {
        throw e;
      }
    }
  }

  private void requestAccess() throws InterruptedException {
    Thread.sleep(60_000);
  }
}
