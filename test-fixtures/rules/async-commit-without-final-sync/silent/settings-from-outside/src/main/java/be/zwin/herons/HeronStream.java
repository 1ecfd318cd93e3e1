package be.zwin.herons;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;

final class HeronStream {

  void run(Map<String, Object> settings, BiConsumer<String, String> work) {
    KafkaConsumer<String, String> consumer = new KafkaConsumer<>(settings);
    consumer.subscribe(List.of("heron-sightings"));
    while (true) {
      consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
      consumer.commitAsync();
    }
  }
}
