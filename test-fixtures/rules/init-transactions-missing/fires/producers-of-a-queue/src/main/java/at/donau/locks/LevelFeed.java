package at.donau.locks;

import java.util.List;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes water levels with producers that threads borrow. */
public final class LevelFeed {

  private final BlockingQueue<KafkaProducer<String, String>> idle;

  public LevelFeed(int size) {
    idle = new ArrayBlockingQueue<>(size);
    for (int number = 0; number < size; number++) {
      idle.add(connect(number));
    }
  }

  public void write(String gauge, List<String> levels) throws InterruptedException {
    KafkaProducer<String, String> producer = idle.take();
    try {
      producer.beginTransaction(); // expect: init-transactions-missing
      for (String level : levels) {
        producer.send(new ProducerRecord<>("levels", gauge, level));
        producer.send(new ProducerRecord<>("last-level", gauge, level));
      }
      producer.commitTransaction();
      idle.put(producer);
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-levels-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
