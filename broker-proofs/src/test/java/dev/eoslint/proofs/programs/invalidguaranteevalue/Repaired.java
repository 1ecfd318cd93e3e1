package dev.eoslint.proofs.programs.invalidguaranteevalue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Writes the isolation level as Kafka does. */
public final class Repaired {

  private Repaired() {}

  public static List<String> follow(String brokers, String group, String topic, String last) {
    Properties config = new Properties();
    config.put("bootstrap.servers", brokers);
    config.put("group.id", group);
    config.put("auto.offset.reset", "earliest");
    config.put("enable.auto.commit", "false");
    config.put("isolation.level", "read_committed");
    List<String> shown = new ArrayList<>();
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of(topic));
      while (!shown.contains(last)) {
        consumer.poll(Duration.ofMillis(100)).forEach(reading -> shown.add(reading.value()));
        consumer.commitSync();
      }
    }
    return shown;
  }
}
