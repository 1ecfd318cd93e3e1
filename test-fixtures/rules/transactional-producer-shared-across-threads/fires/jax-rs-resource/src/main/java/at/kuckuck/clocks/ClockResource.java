package at.kuckuck.clocks;

import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@Path("/clocks")
@ApplicationScoped
public class ClockResource {

  private KafkaProducer<String, String> producer;

  @PostConstruct
  void open() {
    producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  @POST
  public void wind(String clock) {
    producer.beginTransaction(); // expect: transactional-producer-shared-across-threads
    producer.send(new ProducerRecord<>("clocks", clock, "WOUND"));
    producer.commitTransaction();
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "clocks-" + System.getenv("POD_NAME"));
    return config;
  }
}
