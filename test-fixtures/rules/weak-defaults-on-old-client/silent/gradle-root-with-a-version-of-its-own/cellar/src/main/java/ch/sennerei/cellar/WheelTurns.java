package ch.sennerei.cellar;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class WheelTurns {

  private final KafkaProducer<String, String> producer;

  WheelTurns(String servers) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  void report(String wheel, String turns) throws Exception {
    producer.send(new ProducerRecord<>("wheel-turns", wheel, turns)).get();
  }
}
