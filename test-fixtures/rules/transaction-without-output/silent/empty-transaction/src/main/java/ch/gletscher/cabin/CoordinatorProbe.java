package ch.gletscher.cabin;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Begins and commits to see whether the coordinator answers. */
public final class CoordinatorProbe {

  public boolean answers(Map<String, Object> config) {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.commitTransaction();
      return true;
    } catch (KafkaException e) {
      return false;
    }
  }
}
