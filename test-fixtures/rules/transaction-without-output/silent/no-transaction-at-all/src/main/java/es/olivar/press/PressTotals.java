package es.olivar.press;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Stores the position behind the work, without a transaction. */
public final class PressTotals {

  private final Map<String, Integer> runs = new HashMap<>();

  public void run(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "press-totals");
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("press-runs"));
      while (true) {
        for (ConsumerRecord<String, String> run : consumer.poll(Duration.ofSeconds(1))) {
          runs.merge(run.key(), 1, Integer::sum);
        }
        consumer.commitSync();
      }
    }
  }
}
