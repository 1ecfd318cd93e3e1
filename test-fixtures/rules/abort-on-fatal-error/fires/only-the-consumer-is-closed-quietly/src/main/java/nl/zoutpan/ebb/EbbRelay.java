package nl.zoutpan.ebb;

import java.util.Properties;
import java.util.Queue;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.utils.Utils;

public final class EbbRelay {

  private final Properties config;
  private final Queue<String> levels;

  EbbRelay(Properties config, Queue<String> levels) {
    this.config = config;
    this.levels = levels;
  }

  void relay(KafkaConsumer<String, String> control) {
    KafkaProducer<String, String> producer = new KafkaProducer<>(config);
    try {
      producer.initTransactions();
      while (!levels.isEmpty()) {
        try {
          producer.beginTransaction();
          producer.send(new ProducerRecord<>("ebb-levels", levels.peek()));
          producer.send(new ProducerRecord<>("ebb-latest", "latest", levels.peek()));
          producer.commitTransaction();
          levels.remove();
        } catch (KafkaException e) {
          // expect: abort-on-fatal-error
          producer.abortTransaction();
        }
      }
    } finally {
      Utils.closeQuietly(control, "control consumer");
    }
  }
}
