package nz.pohutukawa.ferry;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

public class DeckPlans {

  private final Map<String, Object> config;
  private Producer<String, String> producer;

  public DeckPlans(Map<String, Object> config) {
    this.config = config;
    reconnect();
  }

  public void publish(Iterable<Map<String, String>> plans) {
    for (Map<String, String> plan : plans) {
      try {
        producer.beginTransaction();
        plan.forEach((deck, cars) -> producer.send(new ProducerRecord<>("deck-plans", deck, cars)));
        producer.commitTransaction();
      } catch (ProducerFencedException | AuthorizationException e) {
        reconnect();
      }
    }
    producer.close();
  }

  private void reconnect() {
    if (producer != null) {
      producer.close();
    }
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }
}
