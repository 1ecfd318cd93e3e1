package jp.sakuraline.seats;

import java.util.HashMap;
import java.util.Map;
import jp.railcommons.RailNames;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes seat-events in transactions. */
public final class SeatWriter {

  private final KafkaProducer<String, String> producer;

  public SeatWriter(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, RailNames.WRITER_ID);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("seat-events", key, value));
    producer.commitTransaction();
  }
}
