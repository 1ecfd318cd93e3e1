package com.velocity.rental;

import jakarta.annotation.PreDestroy;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

@Component
public class RentalProducer {

  private final Producer<String, String> producer;

  public RentalProducer(
      @Value("${rental.brokers}") String brokers, @Value("${rental.tx-id}") String txId) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, txId);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public synchronized void handOver(String bike, String from, String to) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("stations.bikes", from, "-" + bike));
    producer.send(new ProducerRecord<>("stations.bikes", to, "+" + bike));
    producer.commitTransaction();
  }

  @PreDestroy
  public void close() {
    producer.close();
  }
}
