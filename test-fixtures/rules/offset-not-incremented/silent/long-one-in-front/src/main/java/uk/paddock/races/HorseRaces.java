package uk.paddock.races;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.LongDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class HorseRaces {

  private final Map<String, Long> fastest = new HashMap<>();

  void follow(KafkaConsumer<String, Long> times) {
    times.subscribe(List.of("lap-times"));
    while (!Thread.interrupted()) {
      Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
      for (ConsumerRecord<String, Long> time : times.poll(Duration.ofMillis(200))) {
        fastest.merge(time.key(), time.value(), Math::min);
        long position = 1L + time.offset();
        next.put(new TopicPartition(time.topic(), time.partition()), new OffsetAndMetadata(position));
      }
      times.commitSync(next);
    }
  }

  public static void main(String[] args) {
    Map<String, Object> settings =
        Map.of("bootstrap.servers", "kafka:9092", "group.id", "horse-races", "enable.auto.commit", "false");
    try (var times = new KafkaConsumer<>(settings, new StringDeserializer(), new LongDeserializer())) {
      new HorseRaces().follow(times);
    }
  }
}
