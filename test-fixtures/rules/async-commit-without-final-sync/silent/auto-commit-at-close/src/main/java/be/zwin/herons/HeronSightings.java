package be.zwin.herons;

import java.time.Duration;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.Consumer;

final class HeronSightings {

  void run(Consumer<String, String> consumer, BiConsumer<String, String> work) {
    while (true) {
      consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
      consumer.commitAsync();
    }
  }
}
