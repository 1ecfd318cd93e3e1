package com.ptarmigan.hut;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.atomic.LongAdder;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class StoveReadings {

  private final Producer<String, Integer> producer;
  private final LongAdder transactions = new LongAdder();
  private final Path statistics;

  public StoveReadings(Map<String, Object> config, Path statistics) {
    this.producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
    this.producer.initTransactions();
    this.statistics = statistics;
  }

  public void store(Map<String, Integer> degrees) {
    producer.beginTransaction();
    degrees.forEach((stove, degree) -> producer.send(new ProducerRecord<>("stoves", stove, degree)));
    try {
      transactions.increment();
      System.out.println(transactions + " transactions, " + Files.size(statistics) + " bytes of statistics");
    } catch (IOException e) {
      System.err.println("No statistics: " + e.getMessage());
    }
    producer.commitTransaction();
  }

  public void close() {
    producer.close();
  }
}
