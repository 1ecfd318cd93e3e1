package cz.sklo.bead;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Exports beads in one transaction. */
final class BeadExport {

  static void export(List<String> lines) throws Exception {
    KafkaProducer<String, String> producer = producer();
    producer.initTransactions();
    producer.beginTransaction();
    try {
      for (String line : lines) {
        producer.send(new ProducerRecord<>("beads", line));
      }
      producer.commitTransaction();
    } catch (ProducerFencedException e) {
      producer.close(Duration.ZERO);
      throw e;
    } catch (KafkaException e) {
      producer.abortTransaction();
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
    settings.put("transactional.id", "beads-" + System.getenv("POD_NAME"));
    return new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer());
  }

  public static void main(String[] args) throws Exception {
    export(List.of(args));
  }
}
