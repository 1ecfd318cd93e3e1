package ch.murmeltier.sun;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SunWriter {

  private final KafkaProducer<String, String> producer;

  public SunWriter(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    Clock clock = Clock.systemUTC();
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sun-" + clock.millis()); // expect: random-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, Iterable<String> lines) {
    producer.beginTransaction();
    lines.forEach(line -> producer.send(new ProducerRecord<>("lines", key, line)));
    producer.commitTransaction();
  }
}
