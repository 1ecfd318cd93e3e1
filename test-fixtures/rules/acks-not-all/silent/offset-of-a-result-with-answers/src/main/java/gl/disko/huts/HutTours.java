package gl.disko.huts;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps where each tour stands in the topic. */
final class HutTours {

  private final KafkaProducer<String, String> producer;

  HutTours(String servers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", servers);
    settings.put("acks", "all");
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  long book(String tour) throws Exception {
    return producer.send(new ProducerRecord<>("hut-tours", tour)).get().offset();
  }

  void close() {
    producer.close();
  }
}
