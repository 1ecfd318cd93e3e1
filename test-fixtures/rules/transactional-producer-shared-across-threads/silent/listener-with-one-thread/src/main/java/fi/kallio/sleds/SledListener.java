package fi.kallio.sleds;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class SledListener {

  private final KafkaProducer<String, String> producer;

  public SledListener() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @KafkaListener(topics = "skaters")
  public void skater(String skater) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("sleds", skater));
    producer.send(new ProducerRecord<>("lockers", skater));
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "sleds-" + System.getenv("POD_NAME"));
    return config;
  }
}
