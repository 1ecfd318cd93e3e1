package de.backwerk.flour;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class FlourDesk {

  private static final KafkaProducer<String, String> PRODUCER = open();

  @PostMapping("/flour")
  public synchronized void weigh(@RequestBody String sack) {
    PRODUCER.beginTransaction();
    PRODUCER.send(new ProducerRecord<>("flour-sacks", sack));
    PRODUCER.commitTransaction();
  }

  private static KafkaProducer<String, String> open() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "flour-sacks-" + System.getenv("POD_NAME"));
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }
}
