package gl.disko.kayak;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps where each tour stands in the topic. */
final class KayakTours {

  private final KafkaProducer<String, String> producer;

  KayakTours(String servers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", servers);
    settings.put("acks", "0"); // expect: acks-not-all
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  long book(String tour) throws Exception {
    RecordMetadata written = producer.send(new ProducerRecord<>("kayak-tours", tour)).get();
    return written.offset();
  }

  void close() {
    producer.close();
  }
}
