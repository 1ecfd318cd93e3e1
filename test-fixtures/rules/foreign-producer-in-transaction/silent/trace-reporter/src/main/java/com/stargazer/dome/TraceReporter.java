package com.stargazer.dome;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class TraceReporter {

  private final Producer<String, String> producer;

  TraceReporter(String brokers) {
    Properties config = new Properties();
    config.setProperty("bootstrap.servers", brokers);
    config.setProperty("linger.ms", "100");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void report(String span, long nanos) {
    producer.send(new ProducerRecord<>("trace-spans", span, Long.toString(nanos))); // expect: unchecked-send
  }

  void close() {
    producer.close();
  }
}
