package com.switchyard.router;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The sender of a record names the target topic in a header. */
public final class HeaderRouter {

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "yard-kafka:9092",
            "group.id", "header-router",
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "yard-kafka:9092", "transactional.id", "header-router-" + System.getenv("HOSTNAME"));
    try (var inbox = new KafkaConsumer<>(in, new ByteArrayDeserializer(), new ByteArrayDeserializer());
        var outbox = new KafkaProducer<>(out, new ByteArraySerializer(), new ByteArraySerializer())) {
      outbox.initTransactions();
      inbox.subscribe(List.of("inbox"));
      while (true) {
        var batch = inbox.poll(Duration.ofMillis(100));
        if (!batch.isEmpty()) {
          outbox.beginTransaction();
          batch.forEach(r -> outbox.send(new ProducerRecord<>(target(r), r.key(), r.value())));
          outbox.sendOffsetsToTransaction(batch.nextOffsets(), inbox.groupMetadata());
          outbox.commitTransaction();
        }
      }
    }
  }

  private static String target(ConsumerRecord<byte[], byte[]> record) {
    return new String(record.headers().lastHeader("target").value(), StandardCharsets.UTF_8);
  }
}
