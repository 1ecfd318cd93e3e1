package nl.bloembol.bulbs;

import java.time.Duration;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.Consumer;

final class BulbAuctions {

  private final Consumer<String, String> consumer;

  BulbAuctions(Consumer<String, String> consumer) {
    this.consumer = consumer;
  }

  void run(BiConsumer<String, String> work) {
    while (true) {
      consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
      consumer.commitSync();
    }
  }
}
