package at.almrausch.milk;

import jakarta.persistence.EntityManager;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.EntityTransaction;
import jakarta.persistence.Persistence;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class MilkCollector {

  public static void main(String[] args) {
    EntityManagerFactory factory = Persistence.createEntityManagerFactory("milk");
    Map<String, Object> config =
        Map.of("bootstrap.servers", args[0], "group.id", "milk", "enable.auto.commit", false);
    try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new DoubleDeserializer())) {
      consumer.subscribe(List.of("milk-collected"));
      while (true) {
        ConsumerRecords<String, Double> collected = consumer.poll(Duration.ofSeconds(10));
        if (!collected.isEmpty()) {
          store(factory.createEntityManager(), collected);
          consumer.commitSync();
        }
      }
    }
  }

  private static void store(EntityManager entities, ConsumerRecords<String, Double> collected) {
    EntityTransaction transaction = entities.getTransaction();
    transaction.begin();
    collected.forEach(delivery -> entities.persist(new Delivery(delivery.key(), delivery.value())));
    transaction.commit();
    entities.close();
  }
}
