package ch.gletscher.cabin;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CabinStayPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public CabinStayPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cabin-stays-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.ACKS_CONFIG, Boolean.getBoolean("fast") ? "1" : "all");
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void book(String cabin, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("cabin-stays", cabin, state));
      producer.send(new ProducerRecord<>("cabin-stays-audit", cabin, state));
      producer.commitTransaction();
    } catch (KafkaException failure) {
      producer.close();
      throw failure;
    }
  }

  @Override
  public void close() {
    producer.close();
  }
}
