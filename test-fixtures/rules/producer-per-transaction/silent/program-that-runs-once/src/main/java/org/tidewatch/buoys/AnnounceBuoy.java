package org.tidewatch.buoys;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AnnounceBuoy {

  public static void main(String[] args) {
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config())) {
      producer.initTransactions();
      producer.beginTransaction();
      for (String buoy : args) {
        producer.send(new ProducerRecord<>("buoys", buoy));
      }
      producer.commitTransaction();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "buoys-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }
}
