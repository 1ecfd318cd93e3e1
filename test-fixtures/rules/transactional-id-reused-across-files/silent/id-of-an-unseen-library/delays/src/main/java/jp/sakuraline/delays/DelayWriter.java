package jp.sakuraline.delays;

import java.util.HashMap;
import java.util.Map;
import jp.railcommons.RailNames;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes delay-events in transactions. */
public final class DelayWriter {

  private final KafkaProducer<String, String> producer;

  public DelayWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, RailNames.WRITER_ID);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("delay-events", key, value));
    producer.commitTransaction();
  }
}
