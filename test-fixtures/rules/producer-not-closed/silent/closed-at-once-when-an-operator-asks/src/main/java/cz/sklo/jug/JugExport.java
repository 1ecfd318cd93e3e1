package cz.sklo.jug;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Exports jugs. */
final class JugExport {

  static void export(List<String> lines) throws Exception {
    KafkaProducer<String, String> producer = producer();
    for (String line : lines) {
      producer.send(new ProducerRecord<>("jugs", line), JugExport::report);
    }
    if (Boolean.getBoolean("jugs.give-up")) {
      producer.close(Duration.ZERO);
    } else {
      producer.close();
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
