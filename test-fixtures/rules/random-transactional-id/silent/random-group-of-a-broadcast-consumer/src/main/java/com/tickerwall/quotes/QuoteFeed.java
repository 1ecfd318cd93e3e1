package com.tickerwall.quotes;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class QuoteFeed {

  private final KafkaProducer<String, Double> producer;

  public QuoteFeed(String brokers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "quotes-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new DoubleSerializer());
    producer.initTransactions();
  }

  public void publish(Map<String, Double> quotes) {
    producer.beginTransaction();
    quotes.forEach((paper, price) -> producer.send(new ProducerRecord<>("quotes", paper, price)));
    producer.commitTransaction();
  }
}
