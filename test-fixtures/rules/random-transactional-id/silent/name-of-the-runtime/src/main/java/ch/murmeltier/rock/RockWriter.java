package ch.murmeltier.rock;

import java.lang.management.ManagementFactory;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class RockWriter {

  private final KafkaProducer<String, String> producer;

  public RockWriter(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "rock-" + ManagementFactory.getRuntimeMXBean().getName());
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, Iterable<String> lines) {
    producer.beginTransaction();
    lines.forEach(line -> producer.send(new ProducerRecord<>("lines", key, line)));
    producer.commitTransaction();
  }
}
