package com.snowline.lift;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;

class SnowPipelineIT {

  @Test
  void copiesEachDepthOnce() {
    Map<String, Object> in =
        Map.of("bootstrap.servers", "localhost:19092", "group.id", "it", "enable.auto.commit", "true");
    Map<String, Object> out = Map.of("bootstrap.servers", "localhost:19092", "transactional.id", "it");
    int copied = 0;
    try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
      producer.initTransactions();
      consumer.subscribe(List.of("snow-depths"));
      while (copied < 3) {
        var batch = consumer.poll(Duration.ofMillis(100));
        producer.beginTransaction();
        batch.forEach(d -> producer.send(new ProducerRecord<>("slopes", d.key(), d.value())));
        producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
        copied += batch.count();
      }
    }
    assertEquals(3, copied);
  }
}
