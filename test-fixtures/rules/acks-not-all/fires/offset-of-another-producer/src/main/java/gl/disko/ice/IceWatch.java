package gl.disko.ice;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends hints at once, and keeps where warnings stand. */
final class IceWatch {

  private final KafkaProducer<String, String> producer;

  IceWatch(String servers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", servers);
    settings.put("acks", "0"); // expect: acks-not-all
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  private static KafkaProducer<String, String> warnings(String servers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", servers);
    settings.put("acks", "all");
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  static long warn(String servers, String text) throws Exception {
    try (KafkaProducer<String, String> warnings = warnings(servers)) {
      return warnings.send(new ProducerRecord<>("ice-warnings", text)).get().offset();
    }
  }

  void hint(String text) throws Exception {
    producer.send(new ProducerRecord<>("ice-hints", text)).get();
  }

  void close() {
    producer.close();
  }
}
