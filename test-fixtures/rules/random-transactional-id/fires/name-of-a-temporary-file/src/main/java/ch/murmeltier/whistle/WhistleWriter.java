package ch.murmeltier.whistle;

import java.io.File;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WhistleWriter {

  private final KafkaProducer<String, String> producer;

  public WhistleWriter(String brokers) throws IOException {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    File lock = File.createTempFile("whistle", ".lock");
    lock.deleteOnExit();
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "whistle-" + lock.getName()); // expect: random-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, Iterable<String> lines) {
    producer.beginTransaction();
    lines.forEach(line -> producer.send(new ProducerRecord<>("lines", key, line)));
    producer.commitTransaction();
  }
}
