package dev.eoslint.proofs.programs.groupidmissing;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.Queue;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Subscribes and is in no group. */
public final class Wrong implements AutoCloseable {

  private final Consumer<String, String> consumer;

  public Wrong(String brokers) {
    Properties config = new Properties();
    config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
    config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
    consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer());
  }

  public void read(String topic, Queue<String> orders, BooleanSupplier running) {
    consumer.subscribe(List.of(topic));
    while (running.getAsBoolean()) {
      consumer.poll(Duration.ofMillis(100)).forEach(order -> orders.add(order.value()));
    }
  }

  @Override
  public void close() {
    consumer.close();
  }
}
