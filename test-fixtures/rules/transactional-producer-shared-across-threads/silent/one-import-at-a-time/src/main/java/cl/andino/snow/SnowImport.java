package cl.andino.snow;

import java.util.HashMap;
import java.util.Map;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class SnowImport {

  private final AtomicBoolean running = new AtomicBoolean();
  private final KafkaProducer<String, String> producer;

  public SnowImport() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @PostMapping("/snow/import")
  public String load(@RequestBody List<String> depths) {
    if (!running.compareAndSet(false, true)) {
      return "An import runs already";
    }
    try {
      producer.beginTransaction();
      depths.forEach(depth -> producer.send(new ProducerRecord<>("snow", depth)));
      producer.commitTransaction();
      return "done";
    } finally {
      running.set(false);
    }
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "snowimport-" + System.getenv("POD_NAME"));
    return config;
  }
}
