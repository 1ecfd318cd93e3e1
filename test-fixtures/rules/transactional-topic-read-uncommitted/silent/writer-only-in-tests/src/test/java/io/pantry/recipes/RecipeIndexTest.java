package io.pantry.recipes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class RecipeIndexTest {

  private static final String BROKERS = System.getProperty("test.brokers");

  @Test
  void indexesTitles() {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", BROKERS, "transactional.id", "recipes-test"),
            new StringSerializer(),
            new StringSerializer())) {
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>(RecipeIndex.RECIPES, "1", "plum dumplings"));
      producer.commitTransaction();
    }
    RecipeIndex index = new RecipeIndex();
    index.refresh(BROKERS);
    assertTrue(index.contains("plum dumplings"));
  }
}
