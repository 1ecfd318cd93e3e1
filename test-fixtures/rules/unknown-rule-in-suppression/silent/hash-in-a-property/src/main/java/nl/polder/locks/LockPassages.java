package nl.polder.locks;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class LockPassages {

  private final Producer<String, String> producer;

  private LockPassages(Producer<String, String> producer) {
    this.producer = producer;
  }

  public static LockPassages start() throws IOException {
    Properties settings = new Properties();
    try (Reader in = Files.newBufferedReader(Path.of("config/producer.properties"), StandardCharsets.UTF_8)) {
      settings.load(in);
    }
    Producer<String, String> producer = new KafkaProducer<>(settings);
    producer.initTransactions();
    return new LockPassages(producer);
  }

  public void publish(Map<String, String> values) {
    producer.beginTransaction();
    values.forEach((key, value) -> producer.send(new ProducerRecord<>("lock.passages", key, value)));
    producer.commitTransaction();
  }
}
