package com.clayworks.shop;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class PotterySales {

  private final Producer<String, String> sales;

  public PotterySales(String brokers) {
    Map<String, Object> config = shared(brokers);
    config.remove(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
    sales = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  private static Map<String, Object> shared(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "pottery-" + System.getenv("POD_NAME"));
    return config;
  }

  public void sold(String vase, String price) {
    sales.send(new ProducerRecord<>("sales", vase, price)); // expect: unchecked-send
  }
}
