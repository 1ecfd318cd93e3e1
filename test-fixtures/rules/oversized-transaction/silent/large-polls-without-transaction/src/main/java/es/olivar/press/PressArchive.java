package es.olivar.press;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class PressArchive {

  public void run(String servers) {
    Map<String, Object> reading = new HashMap<>();
    reading.put("bootstrap.servers", servers);
    reading.put("group.id", "press-archive");
    reading.put("enable.auto.commit", false);
    reading.put("max.poll.records", 50_000);
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(List.of("press-runs"));
      while (true) {
        for (ConsumerRecord<String, String> run : consumer.poll(Duration.ofSeconds(1))) {
          System.out.println(run.value());
        }
        consumer.commitSync();
      }
    }
  }
}
