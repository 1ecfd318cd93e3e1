package at.gletscher.huts;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.boot.context.event.ApplicationReadyEvent;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

@Component
public class HutList {

  @EventListener(ApplicationReadyEvent.class)
  public void publish() {
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("huts", "opened"));
      producer.commitTransaction();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "huts-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }
}
