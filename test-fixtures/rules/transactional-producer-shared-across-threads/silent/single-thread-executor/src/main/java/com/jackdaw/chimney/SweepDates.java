package com.jackdaw.chimney;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class SweepDates {

  private final ExecutorService writer = Executors.newSingleThreadExecutor();
  private final Producer<String, String> producer;

  public SweepDates(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void fix(Map<String, String> dates) {
    dates.forEach(
        (house, date) ->
            writer.submit(
                () -> {
                  producer.beginTransaction();
                  producer.send(new ProducerRecord<>("sweep-dates", house, date));
                  producer.send(new ProducerRecord<>("sweeper-days", date, house));
                  producer.commitTransaction();
                }));
  }

  public void close() {
    writer.shutdown();
    producer.close();
  }
}
