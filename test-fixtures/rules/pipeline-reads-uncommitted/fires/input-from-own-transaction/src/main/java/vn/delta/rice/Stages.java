package vn.delta.rice;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringSerializer;

final class Stages {

  static final String RAW = "paddy-lots";
  static final String DRIED = "dried-lots";
  static final String MILLED = "milled-lots";
  static final String BROKERS = "rice-kafka:9092";

  private Stages() {}

  static KafkaProducer<String, String> producer(String stage) {
    return new KafkaProducer<>(
        Map.of("bootstrap.servers", BROKERS, "transactional.id", stage + "-" + System.getenv("HOSTNAME")),
        new StringSerializer(),
        new StringSerializer());
  }
}
