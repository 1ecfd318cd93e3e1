package com.kestrelbay.radar;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RadarEchoes {

  private final KafkaProducer<String, byte[]> producer;

  public RadarEchoes(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.BATCH_SIZE_CONFIG, 65_536);
    producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
  }

  public void echo(String ship, byte[] picture) {
    producer.send(
        new ProducerRecord<>("echoes", ship, picture),
        (metadata, failure) -> {
          if (failure != null) {
            producer.flush(); // expect: blocking-call-in-send-callback
          }
        });
  }
}
