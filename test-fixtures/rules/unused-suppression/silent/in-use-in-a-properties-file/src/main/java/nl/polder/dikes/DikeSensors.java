package nl.polder.dikes;

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

public final class DikeSensors {

  private final Producer<String, String> producer;

  private DikeSensors(Producer<String, String> producer) {
    this.producer = producer;
  }

  public static DikeSensors start() throws IOException {
    Properties settings = new Properties();
    try (Reader in = Files.newBufferedReader(Path.of("config/producer.properties"), StandardCharsets.UTF_8)) {
      settings.load(in);
    }
    Producer<String, String> producer = new KafkaProducer<>(settings);
    producer.initTransactions();
    return new DikeSensors(producer);
  }

  public void publish(Map<String, String> values) {
    producer.beginTransaction();
    values.forEach((key, value) -> producer.send(new ProducerRecord<>("dike.sensors", key, value)));
    producer.commitTransaction();
  }
}
