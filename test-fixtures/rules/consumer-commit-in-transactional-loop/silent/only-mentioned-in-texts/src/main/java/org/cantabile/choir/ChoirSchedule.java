package org.cantabile.choir;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.logging.Logger;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class ChoirSchedule {

  private static final Logger LOG = Logger.getLogger("choir");

  public static void main(String[] args) {
    var in =
        Map.<String, Object>of(
            "bootstrap.servers", "kafka:9092",
            "group.id", "choir-schedule",
            "enable.auto.commit", false,
            "isolation.level", "read_committed");
    var out =
        Map.<String, Object>of(
            "bootstrap.servers", "kafka:9092",
            "transactional.id", "choir-schedule-" + System.getenv("POD_NAME"));
    try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(Set.of("rehearsals"));
      while (true) {
        var rehearsals = consumer.poll(Duration.ofSeconds(1));
        if (rehearsals.isEmpty()) {
          continue;
        }
        producer.beginTransaction();
        rehearsals.forEach(r -> producer.send(new ProducerRecord<>("schedule", r.key(), r.value())));
        producer.sendOffsetsToTransaction(rehearsals.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
        // consumer.commitSync();
        LOG.fine("committed without consumer.commitSync()");
      }
    }
  }
}
