package hu.paprika.sack;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.StringSerializer;

/** Exports sacks. */
final class SackExport {

  static void export(List<String> lines) throws Exception {
    KafkaProducer<String, String> producer = producer();
    List<Future<RecordMetadata>> results = new ArrayList<>();
    for (String line : lines) {
      results.add(producer.send(new ProducerRecord<>("sacks", line)));
    }
    for (Future<RecordMetadata> result : results) {
      result.get();
    }
    producer.close(Duration.ZERO);
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
