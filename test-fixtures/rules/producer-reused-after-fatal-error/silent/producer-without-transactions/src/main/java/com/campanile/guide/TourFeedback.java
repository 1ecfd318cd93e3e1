package com.campanile.guide;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class TourFeedback {

  private static final Logger log = LoggerFactory.getLogger(TourFeedback.class);

  private final Producer<String, String> producer;

  public TourFeedback(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.ACKS_CONFIG, "all");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void sendAll(Map<String, String> feedbackByTopic) {
    feedbackByTopic.forEach(
        (topic, feedback) -> {
          try {
            int partitions = producer.partitionsFor(topic).size();
            producer.send(new ProducerRecord<>(topic, feedback.length() % partitions, "tour", feedback)); // expect: unchecked-send
          } catch (AuthorizationException e) {
            log.warn("No access to {}", topic, e);
          }
        });
    producer.flush();
  }

  public void close() {
    producer.close();
  }
}
