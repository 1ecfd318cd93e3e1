package com.kestrelbay.wind;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class WindSpeeds {

  private static final Logger log = LoggerFactory.getLogger(WindSpeeds.class);

  private final KafkaProducer<String, Integer> producer;

  public WindSpeeds(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
  }

  public void measured(String mast, int knots) {
    producer.send(
        new ProducerRecord<>("wind", mast, knots),
        (metadata, failure) -> {
          if (failure != null) {
            log.error("Wind of {} was not written", mast, failure);
          }
        });
  }
}
