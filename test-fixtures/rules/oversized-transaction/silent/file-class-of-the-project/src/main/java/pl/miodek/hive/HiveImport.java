package pl.miodek.hive;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes what the project calls files. */
public final class HiveImport {

  private final KafkaProducer<String, String> producer;

  public HiveImport(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(String hive) {
    producer.beginTransaction();
    for (String line : Files.lines(hive)) {
      producer.send(new ProducerRecord<>("hive-notes", line));
    }
    producer.commitTransaction();
  }

  /** The three notes that each hive has. */
  private static final class Files {
    static List<String> lines(String hive) {
      return List.of(hive + " queen", hive + " honey", hive + " frames");
    }
  }
}
