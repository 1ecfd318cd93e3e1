package gl.disko.seal;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Tells which partition gets a report. */
final class SealWatch {

  private final KafkaProducer<String, String> producer;

  SealWatch(String servers) {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", servers);
    settings.put("acks", "0"); // expect: acks-not-all
    producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  int book(String report) throws Exception {
    return producer.send(new ProducerRecord<>("seal-reports", report)).get().partition();
  }

  void close() {
    producer.close();
  }
}
