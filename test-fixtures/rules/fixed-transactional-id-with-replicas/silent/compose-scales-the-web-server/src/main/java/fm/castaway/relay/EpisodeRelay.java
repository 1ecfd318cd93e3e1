package fm.castaway.relay;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class EpisodeRelay {

  private final Producer<String, String> producer;

  public EpisodeRelay() throws IOException {
    Properties config = new Properties();
    try (InputStream in = Files.newInputStream(Paths.get("producer.properties"))) {
      config.load(in);
    }
    producer = new KafkaProducer<>(config);
    producer.initTransactions();
  }

  public void publish(String show, String episode, Iterable<String> chapters) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("episodes", show, episode));
    for (String chapter : chapters) {
      producer.send(new ProducerRecord<>("chapters", episode, chapter));
    }
    producer.commitTransaction();
  }
}
