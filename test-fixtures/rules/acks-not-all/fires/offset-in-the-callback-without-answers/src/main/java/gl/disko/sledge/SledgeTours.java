package gl.disko.sledge;

import java.util.Properties;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Remembers the place of the last tour. */
final class SledgeTours {

  private final KafkaProducer<String, String> producer;

  SledgeTours(String servers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", servers);
    settings.put("acks", "0"); // expect: acks-not-all
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  private final AtomicLong last = new AtomicLong();

  void book(String tour) {
    producer.send(
        new ProducerRecord<>("sledge-tours", tour),
        (written, failure) -> {
          if (failure == null && written.hasOffset()) {
            last.set(written.offset());
          } else {
            System.err.println("Not written: " + failure);
          }
        });
  }

  void close() {
    producer.close();
  }
}
