package nz.tussock.goats;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.redisson.api.RedissonClient;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class GoatDesk {

  private final RedissonClient redisson;

  private final KafkaProducer<String, String> producer;

  public GoatDesk(RedissonClient redisson) {
    this.redisson = redisson;
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @PostMapping("/goats")
  public void milk(@RequestBody String goat) throws InterruptedException {
    if (!redisson.getLock("goats").tryLock(5, TimeUnit.SECONDS)) {
      throw new IllegalStateException("Somebody milks already");
    }
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("milk", goat));
      producer.commitTransaction();
    } finally {
      redisson.getLock("goats").unlock();
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "goatdesk-" + System.getenv("POD_NAME"));
    return config;
  }
}
