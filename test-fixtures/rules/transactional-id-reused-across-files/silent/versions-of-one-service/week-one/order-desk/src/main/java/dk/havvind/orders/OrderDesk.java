package dk.havvind.orders;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes orders in transactions. */
public final class OrderDesk {

  private final KafkaProducer<String, String> producer;

  public OrderDesk(String servers) {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers);
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "order-desk");  // expect: hardcoded-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void write(String key, String value) {
    producer.beginTransaction();
    producer.send(new ProducerRecord<>("orders", key, value));
    producer.commitTransaction();
  }
}
