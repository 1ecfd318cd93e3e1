package org.millrace.grain;

import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class SiloLevels {

  private final KafkaProducer<String, String> near;
  private final KafkaProducer<String, String> far;

  SiloLevels(String nearServers, String farServers) {
    near = new KafkaProducer<>(config(nearServers), new StringSerializer(), new StringSerializer());
    far = new KafkaProducer<>(config(farServers), new StringSerializer(), new StringSerializer());
  }

  private static Properties config(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    return config;
  }

  void level(String silo, String percent) throws Exception {
    ProducerRecord<String, String> record = new ProducerRecord<>("silo-levels", silo, percent);
    try {
      near.send(record).get();
    } catch (ExecutionException e) {
      far.send(record).get();
    }
  }
}
