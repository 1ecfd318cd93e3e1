package com.inkwell.print;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes the lines of one page. */
public final class PrintText {

  private final KafkaProducer<String, String> producer;

  public PrintText(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(String page) {
    producer.beginTransaction();
    page.lines().forEach(line -> producer.send(new ProducerRecord<>("print-lines", line)));
    producer.commitTransaction();
  }
}
