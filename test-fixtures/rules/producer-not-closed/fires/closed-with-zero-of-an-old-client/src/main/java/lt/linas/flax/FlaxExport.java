package lt.linas.flax;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Exports the yield of flax. */
final class FlaxExport {

  static void export(List<String> lines) throws Exception {
    KafkaProducer<String, String> producer = producer();
    try {
      lines.forEach(line -> producer.send(new ProducerRecord<>("flax", line), FlaxExport::report));
    } finally {
      producer.close(0, TimeUnit.MILLISECONDS); // expect: producer-not-closed
    }
  }

  private static void report(Object metadata, Exception failure) {
    if (failure != null) {
      System.err.println("Not written: " + failure);
    }
  }

  private static KafkaProducer<String, String> producer() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("KAFKA"));
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  public static void main(String[] args) throws Exception {
    export(List.of(args));
  }
}
