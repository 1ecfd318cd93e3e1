package de.backwerk.order;

import jakarta.ws.rs.POST;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

@jakarta.ws.rs.Path("/orders")
public class OrderResource {

  private final OrderOutput output = new OrderOutput();

  @POST
  public void order(String order) {
    output.write(order);
  }

  static final class OrderOutput {

    void write(String order) {
      try (KafkaProducer<String, String> producer = open()) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("bake-orders", order));
        producer.send(new ProducerRecord<>("bake-order-log", order));
        producer.commitTransaction();
      }
    }

    private static KafkaProducer<String, String> open() {
      KafkaProducer<String, String> opened = new KafkaProducer<>(config());  // expect: producer-per-transaction
      opened.initTransactions();
      return opened;
    }

    private static Map<String, Object> config() {
      Map<String, Object> config = new HashMap<>();
      config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
      config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "bake-orders-" + System.getenv("POD_NAME"));
      config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
      config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class.getName());
      return config;
    }
  }
}
