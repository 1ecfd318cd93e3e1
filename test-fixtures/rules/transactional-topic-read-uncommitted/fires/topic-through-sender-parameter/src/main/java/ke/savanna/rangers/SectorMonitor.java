package ke.savanna.rangers;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class SectorMonitor {

  private static final String PATROLS = "patrols";

  private final Map<String, Object> settings =
      new HashMap<>( // expect: transactional-topic-read-uncommitted
          Map.of("bootstrap.servers", "park-kafka:9092", "group.id", "sector-monitor", "max.poll.records", 100));
  private final Map<String, String> sectorByRanger = new HashMap<>();

  public void watch() {
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
      consumer.subscribe(Collections.singleton(PATROLS));
      while (!Thread.interrupted()) {
        consumer.poll(Duration.ofSeconds(3)).forEach(p -> sectorByRanger.put(p.key(), p.value()));
      }
    }
  }
}
