package pt.azulejo.tiles;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class TileOrders {

  private final KafkaConsumer<String, String> consumer;

  public TileOrders() {
    Properties settings = new Properties();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "tiles");
    settings.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
    consumer = new KafkaConsumer<>(settings);
    consumer.subscribe(List.of("tile-orders"));
  }

  public void forEachOrder(BiConsumer<String, String> work) {
    while (true) {
      ConsumerRecords<String, String> orders = consumer.poll(Duration.ofSeconds(1));
      consumer.commitSync(); // expect: commit-before-processing
      for (ConsumerRecord<String, String> order : orders) {
        work.accept(order.key(), order.value());
      }
    }
  }
}
