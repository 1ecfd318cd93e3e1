package es.olivar.press;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The annotation only has the name in common with that of a framework. */
public final class PressDesk {

  @interface PostMapping {
    String value();
  }

  @PostMapping("/press")
  public void press(String run) {
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("press-runs", run));
      producer.commitTransaction();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "press-runs-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }
}
