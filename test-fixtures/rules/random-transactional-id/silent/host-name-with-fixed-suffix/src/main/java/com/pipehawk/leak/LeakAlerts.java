package com.pipehawk.leak;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class LeakAlerts {

  private final KafkaProducer<String, String> producer;

  LeakAlerts(Properties connection) {
    Properties config = new Properties();
    config.putAll(connection);
    config.put("transactional.id", host() + ".leak-alerts");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  private static String host() {
    try {
      return InetAddress.getLocalHost().getCanonicalHostName();
    } catch (UnknownHostException e) {
      throw new IllegalStateException("This machine has no name", e);
    }
  }

  void raise(String valve, Iterable<String> crews) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("leaks", valve, "OPEN"));
    crews.forEach(crew -> producer.send(new ProducerRecord<>("crews.called", crew, valve)));
    producer.commitTransaction();
  }
}
