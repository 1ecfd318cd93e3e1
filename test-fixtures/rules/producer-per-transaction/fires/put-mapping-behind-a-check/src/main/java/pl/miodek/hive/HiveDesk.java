package pl.miodek.hive;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HiveDesk {

  @PutMapping("/hives/{hive}")
  public void weigh(@PathVariable String hive, @RequestBody String grams) {
    if (grams.isBlank()) {
      throw new IllegalArgumentException("No weight for " + hive);
    }
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(config())) {  // expect: producer-per-transaction
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("hive-weights", hive, grams));
      producer.send(new ProducerRecord<>("hive-weights-log", hive, grams));
      producer.commitTransaction();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hive-weights-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
    return config;
  }
}
