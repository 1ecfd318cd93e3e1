package io.pantry.recipes;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class RecipeIndex {

  static final String RECIPES = "recipes";

  private final Set<String> titles = new TreeSet<>();

  public void refresh(String brokers) {
    Properties props = new Properties();
    props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    props.put(ConsumerConfig.GROUP_ID_CONFIG, "recipe-index");
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(props, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of(RECIPES));
      consumer.poll(Duration.ofSeconds(5)).forEach(recipe -> titles.add(recipe.value()));
    }
  }

  public boolean contains(String title) {
    return titles.contains(title);
  }
}
