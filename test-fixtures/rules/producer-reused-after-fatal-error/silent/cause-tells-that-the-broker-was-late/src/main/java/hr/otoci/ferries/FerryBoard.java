package hr.otoci.ferries;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.UnsupportedVersionException;

/** Shows where ferries are. It starts before the brokers do. */
public final class FerryBoard {

  private FerryBoard() {}

  public static void main(String[] arguments) {
    try (KafkaProducer<String, String> producer = new KafkaProducer<>(settings())) {
      try {
        producer.initTransactions();
      } catch (KafkaException failure) {
        if (isFatal(failure)) {
          throw failure;
        }
        System.err.println("The brokers seem to start: " + failure);
        producer.initTransactions();
      }
      producer.beginTransaction();
      for (String ferry : arguments) {
        producer.send(new ProducerRecord<>("ferries", ferry, "in port"));
      }
      producer.commitTransaction();
    }
  }

  private static boolean isFatal(KafkaException failure) {
    return failure.getCause() instanceof AuthorizationException
        || failure.getCause() instanceof UnsupportedVersionException;
  }

  private static Properties settings() {
    Properties settings = new Properties();
    settings.put("bootstrap.servers", System.getenv("BROKERS"));
    settings.put("transactional.id", "ferry-board-" + System.getenv("POD_NAME"));
    settings.put("key.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    settings.put("value.serializer", "org.apache.kafka.common.serialization.StringSerializer");
    return settings;
  }
}
