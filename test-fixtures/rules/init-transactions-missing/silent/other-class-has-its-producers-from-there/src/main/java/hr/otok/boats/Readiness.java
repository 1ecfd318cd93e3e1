package hr.otok.boats;

import java.util.Collection;
import org.apache.kafka.clients.producer.KafkaProducer;

/** Makes producers ready. */
final class Readiness {

  private Readiness() {}

  static void of(Collection<KafkaProducer<String, String>> producers) {
    for (KafkaProducer<String, String> producer : producers) {
      producer.initTransactions();
    }
  }
}
