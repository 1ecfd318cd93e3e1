package nz.tussock.sheep;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class SheepDesk {

  private final ReentrantLock lock = new ReentrantLock();
  private final KafkaProducer<String, String> producer;

  public SheepDesk() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @PostMapping("/sheep")
  public void shear(@RequestBody String sheep) {
    lock.lock();
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("wool", sheep));
      producer.send(new ProducerRecord<>("shorn", sheep));
      producer.commitTransaction();
    } finally {
      lock.unlock();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "sheepdesk-" + System.getenv("POD_NAME"));
    return config;
  }
}
