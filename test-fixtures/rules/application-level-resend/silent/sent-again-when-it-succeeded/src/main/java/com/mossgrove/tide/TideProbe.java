package com.mossgrove.tide;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Measures round trips: the next one starts when the last one is back. */
final class TideProbe {

  private final KafkaProducer<String, String> producer;

  TideProbe(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void measure(int rounds) {
    ProducerRecord<String, String> ping = new ProducerRecord<>("pings", "p");
    producer.send(
        ping,
        (metadata, exception) -> {
          if (exception != null) {
            System.err.println("The measurement ends: " + exception);
          } else {
            producer.send(ping, this::end);
          }
        });
  }

  private void end(RecordMetadata metadata, Exception exception) {
    System.out.println(exception == null ? "back" : "lost: " + exception);
  }
}
