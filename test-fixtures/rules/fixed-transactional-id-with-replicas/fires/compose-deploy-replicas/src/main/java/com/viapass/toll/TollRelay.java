package com.viapass.toll;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class TollRelay {

  private final KafkaProducer<String, String> producer;

  public TollRelay() throws IOException {
    Properties config = new Properties();
    try (InputStream in = new FileInputStream("conf/producer.properties")) {
      config.load(in);
    }
    config.setProperty("bootstrap.servers", System.getenv("KAFKA_BROKERS"));
    producer = new KafkaProducer<>(config);
    producer.initTransactions();
  }

  public void passage(String plate, String gantry, String amount) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("toll.passages", gantry, plate));
    producer.send(new ProducerRecord<>("toll.charges", plate, amount));
    producer.commitTransaction();
  }
}
