package ro.dacia.clay;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.ApplicationArguments;
import org.springframework.stereotype.Component;

@Component
public class ClayStart implements ApplicationRunner {

  private final KafkaProducer<String, String> producer =
      new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());

  @Override
  public void run(ApplicationArguments arguments) {
    producer.initTransactions();
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("pits", "OPEN"));
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "clay-" + System.getenv("POD_NAME"));
    return config;
  }
}
