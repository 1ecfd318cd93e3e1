package ch.gletscher.cabin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes the names of the cabins. */
public final class CabinNames {

  private final KafkaProducer<String, String> producer;

  public CabinNames(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish() throws IOException {
    producer.beginTransaction();
    for (String name : Files.readAllLines(Path.of("cabins.txt"))) {
      producer.send(new ProducerRecord<>("cabin-names", name));
    }
    producer.commitTransaction();
  }
}
