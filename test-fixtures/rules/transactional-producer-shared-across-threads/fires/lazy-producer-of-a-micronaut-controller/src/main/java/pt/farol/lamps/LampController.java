package pt.farol.lamps;

import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@Controller("/lamps")
public class LampController {

  private KafkaProducer<String, String> producer;

  @Post
  public void light(@Body String lamp) {
    KafkaProducer<String, String> open = producer();
    open.beginTransaction(); // expect: transactional-producer-shared-across-threads
    open.send(new ProducerRecord<>("lamps", lamp));
    open.commitTransaction();
  }

  private synchronized KafkaProducer<String, String> producer() {
    if (producer == null) {
      producer = new KafkaProducer<>(config(), new StringSerializer(), new StringSerializer());
      producer.initTransactions();
    }
    return producer;
  }

  private static Map<String, Object> config() {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", System.getenv("KAFKA_SERVERS"));
    config.put("transactional.id", "lamps-" + System.getenv("POD_NAME"));
    return config;
  }
}
