package ca.maplerun.tap;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TapUpload {

  public static void main(String[] args) throws InterruptedException {
    while (true) {
      try (KafkaProducer<String, String> producer = new KafkaProducer<>(config())) {
        producer.initTransactions();
        producer.beginTransaction();
        for (String tap : args) {
          producer.send(new ProducerRecord<>("sap-taps", tap));
        }
        producer.commitTransaction();
        return;
      } catch (KafkaException e) {
        Thread.sleep(5_000);
      }
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sap-taps-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }
}
