package ch.gletscher.cabin;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CabinStayOutput {

  private final Producer<String, String> producer;

  /** The caller decides on idempotence. */
  public CabinStayOutput(Map<String, Object> base) {
    Map<String, Object> config = new HashMap<>(base);
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 10);
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  public void book(String cabin, String state) throws Exception {
    producer.send(new ProducerRecord<>("cabin-stays", cabin, state)).get();
  }
}
