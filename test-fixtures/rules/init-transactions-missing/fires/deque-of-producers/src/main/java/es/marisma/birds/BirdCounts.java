package es.marisma.birds;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes counts with the producer that was used last. */
public final class BirdCounts {

  private final Deque<KafkaProducer<String, String>> free = new ArrayDeque<>();

  public BirdCounts(int size) {
    for (int number = 0; number < size; number++) {
      free.push(connect(number));
    }
  }

  public synchronized void write(String place, List<String> birds) {
    KafkaProducer<String, String> producer = free.pop();
    try {
      producer.beginTransaction(); // expect: init-transactions-missing
      for (String bird : birds) {
        producer.send(new ProducerRecord<>("birds", place, bird));
        producer.send(new ProducerRecord<>("places", bird, place));
      }
      producer.commitTransaction();
      free.push(producer);
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  private static KafkaProducer<String, String> connect(int number) {
    Properties config = new Properties();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(
        ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-birds-" + number);
    KafkaProducer<String, String> producer =
        new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    return producer;
  }
}
