package io.brewhub.recipe;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class RecipeLog {

  private static final String TRANSACTIONAL_ID = "recipe-log";

  private final KafkaProducer<String, String> producer;

  public RecipeLog(String brokers) {
    Map<String, Object> config = new HashMap<>();
    config.put("bootstrap.servers", brokers);
    config.put("transactional.id", TRANSACTIONAL_ID); // expect: hardcoded-transactional-id
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    producer.initTransactions();
  }

  public void publish(String recipe, Map<String, String> steps) {
    producer.beginTransaction();
    steps.forEach(
        (step, text) -> producer.send(new ProducerRecord<>("recipes", recipe + step, text)));
    producer.commitTransaction();
  }
}
