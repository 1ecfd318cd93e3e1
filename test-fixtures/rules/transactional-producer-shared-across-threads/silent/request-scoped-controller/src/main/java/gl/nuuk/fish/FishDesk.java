package gl.nuuk.fish;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.context.annotation.RequestScope;

@RestController
@RequestScope
public class FishDesk {

  private final KafkaProducer<String, String> producer;

  public FishDesk() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @PostMapping("/fish")
  public void land(@RequestBody String fish) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("fish", fish));
    producer.commitTransaction();
    producer.close();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "fishdesk-" + System.getenv("POD_NAME"));
    return config;
  }
}
