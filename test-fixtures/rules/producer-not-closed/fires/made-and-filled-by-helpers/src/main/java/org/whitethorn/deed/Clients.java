package org.whitethorn.deed;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringSerializer;

final class Clients {

  static KafkaProducer<String, String> producer(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "zstd");
    return new KafkaProducer<>(config, new StringSerializer(), new StringSerializer()); // expect: producer-not-closed
  }

  private Clients() {}
}
