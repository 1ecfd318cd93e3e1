package com.ironwharf.cranes;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class ShiftExport {

  private final Properties config;

  public ShiftExport(Properties config) {
    this.config = config;
  }

  public void export(List<String> shifts) {
    Producer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    try {
      producer.initTransactions();
      write(producer, shifts);
    } finally {
      producer.close(Duration.ofSeconds(30));
    }
  }

  private void write(Producer<String, String> producer, List<String> shifts) {
    producer.beginTransaction();
    try {
      shifts.forEach(shift -> producer.send(new ProducerRecord<>("shifts", shift)));
      producer.commitTransaction();
    } catch (Exception e) {
      producer.abortTransaction();
      throw e;
    }
  }
}
