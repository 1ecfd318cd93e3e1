package pl.miodek.hives;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes hives-events in transactions. */
public final class HivesWriter {

  private final KafkaProducer<String, String> producer;

  public HivesWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka-hives:9092");
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "writer");  // expect: hardcoded-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("hives-events", key, value));
    producer.commitTransaction();
  }
}
