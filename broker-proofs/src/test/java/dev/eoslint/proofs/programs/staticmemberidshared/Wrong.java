package dev.eoslint.proofs.programs.staticmemberidshared;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Has the same member id in each instance. */
public final class Wrong implements AutoCloseable {

  private final KafkaConsumer<String, String> consumer;

  public Wrong(String brokers, String group) {
    Properties config = new Properties();
    config.put("bootstrap.servers", brokers);
    config.put("group.id", group);
    config.put("group.instance.id", "meter-view");
    config.put("auto.offset.reset", "earliest");
    config.put("enable.auto.commit", "false");
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  public void follow(String topic, Consumer<String> view, BooleanSupplier running) {
    consumer.subscribe(List.of(topic));
    while (running.getAsBoolean()) {
      consumer.poll(Duration.ofMillis(100)).forEach(reading -> view.accept(reading.value()));
      consumer.commitSync();
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
