package pl.miodek.hive;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class HiveDesk {

  private KafkaProducer<String, String> producer;

  @PostMapping("/hives")
  public synchronized void weigh(@RequestBody String grams) {
    KafkaProducer<String, String> open = producer();
    open.beginTransaction();
    open.send(new ProducerRecord<>("hive-weights", grams));
    open.commitTransaction();
  }

  private KafkaProducer<String, String> producer() {
    if (producer == null) {
      producer = new KafkaProducer<>(config());
      producer.initTransactions();
    }
    return producer;
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
