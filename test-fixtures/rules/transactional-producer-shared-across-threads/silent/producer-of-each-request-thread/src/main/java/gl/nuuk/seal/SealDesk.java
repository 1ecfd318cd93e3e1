package gl.nuuk.seal;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class SealDesk {

  private final ThreadLocal<KafkaProducer<String, String>> producers =
      ThreadLocal.withInitial(SealDesk::open);

  @PostMapping("/seals")
  public void count(@RequestBody String seal) {
    KafkaProducer<String, String> producer = producers.get();
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("seals", seal));
    producer.commitTransaction();
  }

  private static KafkaProducer<String, String> open() {
    Map<String, Object> config = config();
    config.merge("transactional.id", "-" + Thread.currentThread().getName(), (a, b) -> "" + a + b);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
    return producer;
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "sealdesk-" + System.getenv("POD_NAME"));
    return config;
  }
}
