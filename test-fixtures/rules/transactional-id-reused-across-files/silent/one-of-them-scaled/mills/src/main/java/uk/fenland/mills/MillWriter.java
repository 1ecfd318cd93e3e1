package uk.fenland.mills;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes mill-events in transactions. */
public final class MillWriter {

  private final KafkaProducer<String, String> producer;

  public MillWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "fenland-tx");  // expect: fixed-transactional-id-with-replicas
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("mill-events", key, value));
    producer.commitTransaction();
  }
}
