package ro.delta.boats;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Commits each trip on its own. */
public final class BoatTripForwarder {

  public void run(Map<String, Object> reading, String servers) throws InterruptedException {
    reading.put("isolation.level", "read_committed");
    reading.put("enable.auto.commit", false);
    Map<String, Object> writing = new HashMap<>();
    writing.put("bootstrap.servers", servers);
    writing.put("transactional.id", "boat-trips-" + System.getenv("POD_NAME"));
    try (KafkaConsumer<String, String> consumer =
            new KafkaConsumer<>(reading, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(writing, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("boat-trips"));
      while (true) {
        for (ConsumerRecord<String, String> trip : consumer.poll(Duration.ofMillis(500))) {
          producer.beginTransaction();
          producer.send(new ProducerRecord<>("boat-fees", trip.key(), trip.value()));
          Thread.sleep(1_000);
          producer.sendOffsetsToTransaction(
              Map.of(
                  new TopicPartition(trip.topic(), trip.partition()),
                  new OffsetAndMetadata(trip.offset() + 1)),
              consumer.groupMetadata());
          producer.commitTransaction();
        }
      }
    }
  }
}
