package com.inkwell.print;

import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class PrintJobFeed {

  private final KafkaProducer<String, String> producer;

  public PrintJobFeed(String servers) {
    this.producer =
        new KafkaProducer<>(
            Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                ProducerConfig.ACKS_CONFIG, "ALL".toLowerCase(Locale.ROOT)),
            new StringSerializer(),
            new StringSerializer());
  }

  public void queue(String job, String state) {
    producer.send(
        new ProducerRecord<>("print-jobs", job, state),
        (metadata, failure) -> {
          if (failure != null) {
            throw new IllegalStateException("Not sent: " + job, failure);
          }
        });
  }

  public void close() {
    producer.close(Duration.ofSeconds(20));
  }
}
