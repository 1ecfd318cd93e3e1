package gl.nuuk.bear;

import java.util.HashMap;
import java.util.Map;
import org.springframework.scheduling.annotation.Scheduled;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class BearDesk {

  private final KafkaProducer<String, String> producer;

  public BearDesk() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  private final java.util.Queue<String> seen = new java.util.concurrent.ConcurrentLinkedQueue<>();

  @PostMapping("/bears")
  public void see(@RequestBody String bear) {
    seen.add(bear);
  }

  @Scheduled(fixedDelay = 1000)
  void flush() {
    producer.beginTransaction();
    for (String bear = seen.poll(); bear != null; bear = seen.poll()) {
      producer.send(new ProducerRecord<>("bears", bear));
    }
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "beardesk-" + System.getenv("POD_NAME"));
    return config;
  }
}
