package ch.gletscher.bus;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class MeltRelay {

  private final Consumer<String, String> consumer;
  private final Producer<String, String> producer;

  MeltRelay(Consumer<String, String> consumer, Producer<String, String> producer) {
    this.consumer = consumer;
    this.producer = producer;
  }

  void loop() {
    while (true) {
      List<Consumer.Message<String, String>> levels = consumer.poll(Duration.ofSeconds(1));
      consumer.commitSync();
      for (Consumer.Message<String, String> level : levels) {
        producer.send(new ProducerRecord<>("melt-levels", level.key(), level.value()));
      }
    }
  }
}
