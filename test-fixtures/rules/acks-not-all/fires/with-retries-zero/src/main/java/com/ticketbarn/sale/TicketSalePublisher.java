package com.ticketbarn.sale;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TicketSalePublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public TicketSalePublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.RETRIES_CONFIG, 0);
    config.put(ProducerConfig.ACKS_CONFIG, "1"); // expect: acks-not-all
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void sell(String seat, String state) {
    producer.send(
        new ProducerRecord<>("ticket-sales", seat, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + seat, failure);
          }
        });
  }

  @Override
  public void close() {
    producer.close();
  }
}
