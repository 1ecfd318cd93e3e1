package com.puddle.rain;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.LongSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RainGauge {

  public static void main(String[] args) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, args[0]);
    config.put(ProducerConfig.CLIENT_ID_CONFIG, "rain-gauge-" + System.getenv("HOSTNAME"));
    try (var producer = new KafkaProducer<>(config, new StringSerializer(), new LongSerializer())) {
      for (int i = 1; i < args.length; i++) {
        producer.send(new ProducerRecord<>("rain", "gauge-" + i, Long.valueOf(args[i]))); // expect: unchecked-send
      }
    }
  }
}
