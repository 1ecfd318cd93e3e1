package com.icecap.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Connects only when there is something to write. */
public final class CoreSamples {

  public static void main(String[] args) throws IOException {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "core-samples-" + System.getenv("POD_NAME"));
    try (var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      boolean first = true;
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (first) {
          producer.initTransactions();
          first = false;
        }
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("cores", line));
        producer.send(new ProducerRecord<>("cores.index", line.substring(0, 8)));
        producer.commitTransaction();
      }
    }
  }
}
