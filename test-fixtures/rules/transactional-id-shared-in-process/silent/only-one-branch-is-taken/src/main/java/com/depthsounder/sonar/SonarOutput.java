package com.depthsounder.sonar;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class SonarOutput {

  private final Producer<String, byte[]> producer;

  SonarOutput(String brokers, boolean satelliteLink) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sonar-" + System.getenv("HOSTNAME"));
    if (satelliteLink) {
      config.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "zstd");
      config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 600_000);
      producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
    } else {
      producer = new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer());
    }
    producer.initTransactions();
  }

  void emit(String ship, Iterable<byte[]> pings) {
    producer.beginTransaction();
    pings.forEach(ping -> producer.send(new ProducerRecord<>("sonar.pings", ship, ping)));
    producer.commitTransaction();
  }
}
