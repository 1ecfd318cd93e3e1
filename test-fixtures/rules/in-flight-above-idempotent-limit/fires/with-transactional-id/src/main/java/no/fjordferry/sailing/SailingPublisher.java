package no.fjordferry.sailing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SailingPublisher implements AutoCloseable {

  private final Producer<String, String> producer;

  public SailingPublisher(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "sailings-" + System.getenv("POD_NAME"));
    config.put(ProducerConfig.MAX_IN_FLIGHT_REQUESTS_PER_CONNECTION, 6); // expect: in-flight-above-idempotent-limit
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void announce(String vessel, String state) {
    producer.beginTransaction();
    try {
      producer.send(new ProducerRecord<>("sailings", vessel, state));
      producer.send(new ProducerRecord<>("sailings-audit", vessel, state));
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
