package es.salina.salt;

import java.time.Duration;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;

final class SaltYields {

  private final Consumer<String, String> consumer;
  private final SaltStore store;

  SaltYields(Consumer<String, String> consumer, SaltStore store) {
    this.consumer = consumer;
    this.store = store;
  }

  void run() {
    while (true) {
      for (ConsumerRecord<String, String> yield : consumer.poll(Duration.ofSeconds(1))) {
        try {
          store.save(yield.key(), yield.value());
        } catch (RuntimeException e) { // expect: failure-skipped-then-committed
          System.err.println("Yield " + yield.key() + ": " + e.getMessage());
        }
      }
      consumer.commitSync(Duration.ofSeconds(10));
    }
  }
}
