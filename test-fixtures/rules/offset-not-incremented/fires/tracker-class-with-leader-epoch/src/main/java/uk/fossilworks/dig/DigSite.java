package uk.fossilworks.dig;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class DigSite {

  private final Map<String, Long> finds = new HashMap<>();

  void dig(KafkaConsumer<String, String> consumer) {
    ProgressTracker tracker = new ProgressTracker();
    consumer.subscribe(List.of("finds"));
    while (!Thread.interrupted()) {
      for (ConsumerRecord<String, String> find : consumer.poll(Duration.ofSeconds(1))) {
        finds.merge(find.value(), 1L, Long::sum);
        tracker.handled(find);
      }
      consumer.commitSync(tracker.progress());
    }
  }

  public static void main(String[] args) {
    Map<String, Object> settings = new HashMap<>();
    settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
    settings.put(ConsumerConfig.GROUP_ID_CONFIG, "dig-site");
    settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      new DigSite().dig(consumer);
    }
  }
}
