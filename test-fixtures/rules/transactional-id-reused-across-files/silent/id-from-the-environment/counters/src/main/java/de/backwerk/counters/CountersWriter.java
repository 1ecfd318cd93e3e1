package de.backwerk.counters;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes counters-events in transactions. */
public final class CountersWriter {

  private final KafkaProducer<String, String> producer;

  public CountersWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("TX_ID"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("counters-events", key, value));
    producer.commitTransaction();
  }
}
