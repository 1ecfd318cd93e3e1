package com.openstage.ticketing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class TicketSale {

  private final KafkaProducer<String, String> producer;

  public TicketSale(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "ticket-sale"); // expect: fixed-transactional-id-with-replicas
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void sell(String order, Iterable<String> tickets) {
    producer.beginTransaction();
    tickets.forEach(ticket -> producer.send(new ProducerRecord<>("tickets.sold", ticket, order)));
    producer.commitTransaction();
  }
}
