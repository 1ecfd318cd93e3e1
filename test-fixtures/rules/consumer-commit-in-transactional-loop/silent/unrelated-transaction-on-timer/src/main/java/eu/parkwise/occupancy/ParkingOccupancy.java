package eu.parkwise.occupancy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Keeps the latest count of each garage and publishes all of them together each minute. */
public final class ParkingOccupancy {

  private final Map<String, Integer> latest = new ConcurrentHashMap<>();
  private final KafkaProducer<String, Integer> snapshots =
      new KafkaProducer<>(
          Map.of(
              "bootstrap.servers", "kafka:9092",
              "transactional.id", "parking-" + System.getenv("HOSTNAME")),
          new StringSerializer(),
          new IntegerSerializer());

  void publishSnapshot() {
    snapshots.beginTransaction();
    try {
      latest.forEach((garage, count) -> snapshots.send(new ProducerRecord<>("occupancy", garage, count)));
      snapshots.commitTransaction();
    } catch (RuntimeException e) {
      snapshots.close();
      throw e;
    }
  }

  void readCounts() {
    try (KafkaConsumer<String, Integer> consumer =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", "kafka:9092",
                "group.id", "parking-occupancy",
                "enable.auto.commit", "false",
                "isolation.level", "read_committed"),
            new StringDeserializer(),
            new IntegerDeserializer())) {
      consumer.subscribe(List.of("garage-counts"));
      while (!Thread.interrupted()) {
        for (ConsumerRecord<String, Integer> count : consumer.poll(Duration.ofSeconds(1))) {
          latest.put(count.key(), count.value());
        }
        consumer.commitSync();
      }
    }
  }

  public static void main(String[] args) {
    ParkingOccupancy occupancy = new ParkingOccupancy();
    occupancy.snapshots.initTransactions();
    ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
    timer.scheduleAtFixedRate(occupancy::publishSnapshot, 1, 1, TimeUnit.MINUTES);
    occupancy.readCounts();
  }
}
