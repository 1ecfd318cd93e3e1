package nl.zoutpan.tide;

import static org.apache.commons.io.IOUtils.closeQuietly;

import java.util.Properties;
import java.util.Queue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.utils.Utils;

public final class TideRelay {

  private final Properties config;
  private final Queue<String> levels;

  TideRelay(Properties config, Queue<String> levels) {
    this.config = config;
    this.levels = levels;
  }

  void relayWithKafka() {
    KafkaProducer<String, String> producer = new KafkaProducer<>(config);
    try {
      producer.initTransactions();
      while (!levels.isEmpty()) {
        relayNext(producer);
      }
    } finally {
      Utils.closeQuietly(producer, "tide producer");
    }
  }

  void relayWithCommons() {
    KafkaProducer<String, String> producer = new KafkaProducer<>(config);
    try {
      producer.initTransactions();
      while (!levels.isEmpty()) {
        relayNext(producer);
      }
    } finally {
      closeQuietly(producer);
    }
  }

  private void relayNext(KafkaProducer<String, String> producer) {
    try {
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("tide-levels", levels.peek()));
      producer.send(new ProducerRecord<>("tide-latest", "latest", levels.peek()));
      producer.commitTransaction();
      levels.remove();
    } catch (KafkaException e) {
      producer.abortTransaction();
    }
  }
}
