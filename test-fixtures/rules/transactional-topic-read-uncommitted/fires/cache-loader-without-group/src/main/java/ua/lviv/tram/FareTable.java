package ua.lviv.tram;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Loads the compacted fare topic from the beginning and follows it; every validator keeps its own copy. */
final class FareTable {

  static final String TOPIC = "fares";

  private final Map<String, Integer> kopecksByZone = new ConcurrentHashMap<>();

  void follow() {
    Properties settings = new Properties(); // expect: transactional-topic-read-uncommitted
    settings.setProperty("bootstrap.servers", "tram-kafka:9092");
    settings.setProperty("client.id", "fare-table");
    settings.setProperty("auto.offset.reset", "earliest");
    try (var fares = new KafkaConsumer<>(settings, new StringDeserializer(), new IntegerDeserializer())) {
      List<TopicPartition> partitions =
          fares.partitionsFor(TOPIC).stream()
              .map(info -> new TopicPartition(info.topic(), info.partition()))
              .collect(Collectors.toList());
      fares.assign(partitions);
      fares.seekToBeginning(partitions);
      while (!Thread.interrupted()) {
        fares.poll(Duration.ofSeconds(1)).forEach(fare -> kopecksByZone.put(fare.key(), fare.value()));
      }
    }
  }

  int kopecks(String zone) {
    return kopecksByZone.get(zone);
  }
}
