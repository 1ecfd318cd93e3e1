package nl.bloembol.bulbs;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;

final class BulbStream {

  void run(Map<String, Object> settings, BiConsumer<String, String> work) {
    try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings)) {
      consumer.subscribe(List.of("bulb-auctions"));
      while (true) {
        consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
        consumer.commitSync();
      }
    }
  }
}
