package com.cobalt.glaze;

import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.springframework.stereotype.Service;

@Service
public class GlazeRecipes {

  private final KafkaProducer<String, String> producer;

  public GlazeRecipes() {
    Map<String, Object> config = new HashMap<>();
    config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
    config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "glaze-recipes-" + System.getenv("POD_NAME"));
    producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
  }

  @PostConstruct
  void prepare() {
    producer.initTransactions();
  }

  public void publish(String recipe, List<String> ingredients) {
    producer.beginTransaction();
    try {
      ingredients.forEach(i -> producer.send(new ProducerRecord<>("glaze.ingredients", recipe, i)));
      producer.commitTransaction();
    } catch (KafkaException e) {
      producer.close();
      throw e;
    }
  }

  @PreDestroy
  void stop() {
    producer.close();
  }
}
