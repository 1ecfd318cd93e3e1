package com.dewpoint.fog;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class FogReports {

  private final KafkaProducer<String, String> producer;

  public FogReports(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.CLIENT_ID_CONFIG, "fog-reports-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void seen(String harbour, String range) {
    producer.send(new ProducerRecord<>("fog", harbour, range)); // expect: unchecked-send
  }
}
