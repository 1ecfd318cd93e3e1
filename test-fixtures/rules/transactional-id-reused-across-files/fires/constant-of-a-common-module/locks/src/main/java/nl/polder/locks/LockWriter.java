package nl.polder.locks;

import java.util.HashMap;
import java.util.Map;
import nl.polder.common.KafkaNames;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes lock-events in transactions. */
public final class LockWriter {

  private final KafkaProducer<String, String> producer;

  public LockWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, KafkaNames.TRANSACTIONAL_ID);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("lock-events", key, value));
    producer.commitTransaction();
  }
}
