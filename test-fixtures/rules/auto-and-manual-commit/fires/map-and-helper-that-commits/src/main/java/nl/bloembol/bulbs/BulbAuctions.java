package nl.bloembol.bulbs;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

final class BulbAuctions {

  private final Consumer<String, String> consumer;

  BulbAuctions() {
    Map<String, Object> settings = // expect: auto-and-manual-commit
        Map.of(
            "bootstrap.servers", System.getenv("KAFKA_SERVERS"),
            "group.id", "bulbs",
            "auto.offset.reset", "earliest",
            "max.poll.records", 200);
    consumer =
        new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
  }

  void run(BiConsumer<String, String> work) {
    consumer.subscribe(List.of("bulb-auctions"));
    while (true) {
      ConsumerRecords<String, String> auctions = consumer.poll(Duration.ofSeconds(1));
      auctions.forEach(auction -> work.accept(auction.key(), auction.value()));
      finish();
    }
  }

  private void finish() {
    consumer.commitSync(Duration.ofSeconds(3));
  }
}
