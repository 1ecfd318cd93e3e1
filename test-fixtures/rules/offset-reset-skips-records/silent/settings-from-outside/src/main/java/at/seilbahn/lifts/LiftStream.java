package at.seilbahn.lifts;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;

final class LiftStream {

  private final KafkaConsumer<String, String> consumer;

  LiftStream(Properties settings) {
    consumer = new KafkaConsumer<>(settings);
  }

  void run(BiConsumer<String, String> work) {
    consumer.subscribe(List.of("lift-passes"));
    while (true) {
      consumer.poll(Duration.ofSeconds(1)).forEach(r -> work.accept(r.key(), r.value()));
      consumer.commitSync();
    }
  }
}
