package at.gletscher.huts;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes hut-events in transactions. */
public final class HutWriter {

  private final KafkaProducer<String, String> producer;

  public HutWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "gletscher-" + "writer");  // expect: transactional-id-reused-across-files
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("hut-events", key, value));
    producer.commitTransaction();
  }
}
