package ch.murmeltier.grass;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class GrassWriter {

  private final KafkaProducer<String, String> producer;

  public GrassWriter(String brokers) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    Path spool = Files.createDirectories(Path.of("/var/spool/" + System.getenv("POD_NAME")));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "grass-" + spool.getFileName());
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, Iterable<String> lines) {
    producer.beginTransaction();
    lines.forEach(line -> producer.send(new ProducerRecord<>("lines", key, line)));
    producer.commitTransaction();
  }
}
