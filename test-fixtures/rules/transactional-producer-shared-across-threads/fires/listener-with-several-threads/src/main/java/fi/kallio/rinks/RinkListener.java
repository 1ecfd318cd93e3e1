package fi.kallio.rinks;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class RinkListener {

  private final KafkaProducer<String, String> producer;

  public RinkListener() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @KafkaListener(topics = "skaters", concurrency = "4")
  public void skater(String skater) {
    producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
    producer.send(new ProducerRecord<>("rinks", skater));
    producer.send(new ProducerRecord<>("lockers", skater));
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "rinks-" + System.getenv("POD_NAME"));
    return config;
  }
}
