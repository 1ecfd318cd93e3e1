package at.seilbahn.lifts;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class LiftPasses {

  void read(BiConsumer<String, String> work) {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_SERVERS"));
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "passes");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, LiftDefaults.AUTOMATIC);
    settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, LiftDefaults.START);
    Consumer<String, String> consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
    consumer.subscribe(Set.of("lift-passes"));
    while (true) {
      for (ConsumerRecord<String, String> pass : consumer.poll(Duration.ofSeconds(1))) {
        work.accept(pass.key(), pass.value());
      }
      consumer.commitSync();
    }
  }
}
