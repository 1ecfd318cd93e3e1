package com.stayinn.reservation;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class ReservationTransactions {

  public static void main(String[] args) {
    Map<String, Object> input =
        Map.of(
            "bootstrap.servers", "inn-kafka:9092",
            "group.id", "reservations",
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> output =
        Map.of("bootstrap.servers", "inn-kafka:9092", "transactional.id", "reservations");
    try (var requests = new KafkaConsumer<>(input, new StringDeserializer(), new StringDeserializer());
        var results = new KafkaProducer<>(output, new StringSerializer(), new StringSerializer())) {
      results.initTransactions();
      requests.subscribe(List.of("reservation-requests"));
      while (true) {
        var batch = requests.poll(Duration.ofMillis(500));
        if (batch.isEmpty()) {
          continue;
        }
        results.beginTransaction();
        for (var request : batch) {
          results.send(new ProducerRecord<>("room-occupancy", request.value(), "taken"));
          results.send(new ProducerRecord<>("reservation-confirmations", request.key(), request.value()));
        }
        results.sendOffsetsToTransaction(batch.nextOffsets(), requests.groupMetadata());
        results.commitTransaction();
      }
    }
  }
}
