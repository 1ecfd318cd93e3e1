package ch.murmeltier.burrow;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class BurrowWriter {

  private final KafkaProducer<String, String> producer;

  public BurrowWriter(String brokers) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    Path spool = Files.createTempDirectory("burrow");
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "burrow-" + spool.getFileName()); // expect: random-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, Iterable<String> lines) {
    producer.beginTransaction();
    lines.forEach(line -> producer.send(new ProducerRecord<>("lines", key, line)));
    producer.commitTransaction();
  }
}
