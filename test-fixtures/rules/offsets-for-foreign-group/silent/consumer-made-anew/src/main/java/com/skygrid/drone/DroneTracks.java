package com.skygrid.drone;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class DroneTracks {

  private KafkaConsumer<String, String> consumer = open();

  private static KafkaConsumer<String, String> open() {
    KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", "kafka:9092",
                "group.id", "drone-tracks",
                "enable.auto.commit", "false",
                "isolation.level", "read_committed"),
            new StringDeserializer(),
            new StringDeserializer());
    consumer.subscribe(List.of("drone-positions"));
    return consumer;
  }

  private ConsumerRecords<String, String> poll() {
    try {
      return consumer.poll(Duration.ofMillis(100));
    } catch (WakeupException stop) {
      throw stop;
    } catch (KafkaException broken) {
      consumer.close();
      consumer = open();
      return ConsumerRecords.empty();
    }
  }

  private void run(KafkaProducer<String, String> tracks) {
    tracks.initTransactions();
    while (!Thread.interrupted()) {
      ConsumerRecords<String, String> batch = poll();
      if (!batch.isEmpty()) {
        tracks.beginTransaction();
        batch.forEach(p -> tracks.send(new ProducerRecord<>("drone-tracks", p.key(), p.value())));
        tracks.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
        tracks.commitTransaction();
      }
    }
    consumer.close();
  }

  public static void main(String[] args) {
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "drone-tracks-" + System.getenv("POD_NAME"));
    try (var tracks = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      new DroneTracks().run(tracks);
    }
  }
}
