package at.gletscher.huts;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes what it is given. */
public final class HutEvents {

  private final KafkaProducer<String, String> producer;

  public HutEvents(Map<String, Object> config) {
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(List<String> events) {
    producer.beginTransaction();
    for (String event : events) {
      producer.send(new ProducerRecord<>("hut-events", event));
    }
    producer.commitTransaction();
  }
}
