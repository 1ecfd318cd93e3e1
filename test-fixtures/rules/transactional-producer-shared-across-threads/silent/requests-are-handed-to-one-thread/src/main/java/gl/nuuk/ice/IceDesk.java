package gl.nuuk.ice;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
public class IceDesk {

  private final ExecutorService writer = Executors.newSingleThreadExecutor();
  private final KafkaProducer<String, String> producer;

  public IceDesk() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @PostMapping("/ice")
  public void cut(@RequestBody String block) {
    writer.execute(() -> write(block));
  }

  private void write(String block) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("ice", block));
    producer.send(new ProducerRecord<>("ice-log", block));
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "icedesk-" + System.getenv("POD_NAME"));
    return config;
  }
}
