package org.cleanwater.filter;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class TurbidityFilter {

  public static void main(String[] args) {
    Map<String, Object> in =
        Map.of(
            "bootstrap.servers", "kafka:9092",
            "group.id", "turbidity-filter",
            "enable.auto.commit", "false",
            "isolation.level", "read_committed");
    Map<String, Object> out =
        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "turbidity-" + System.getenv("PLANT"));
    try (var probes = new KafkaConsumer<>(in, new StringDeserializer(), new DoubleDeserializer());
        var cloudy = new KafkaProducer<>(out, new StringSerializer(), new DoubleSerializer())) {
      cloudy.initTransactions();
      probes.subscribe(List.of("turbidity-probes"));
      while (true) {
        ConsumerRecords<String, Double> batch = probes.poll(Duration.ofSeconds(1));
        if (batch.isEmpty()) {
          continue;
        }
        Map<TopicPartition, Long> last = new HashMap<>();
        cloudy.beginTransaction();
        for (ConsumerRecord<String, Double> probe : batch) {
          if (probe.value() > 4.0) {
            cloudy.send(new ProducerRecord<>("cloudy-water", probe.key(), probe.value()));
          }
          last.put(new TopicPartition(probe.topic(), probe.partition()), probe.offset());
        }
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (Map.Entry<TopicPartition, Long> entry : last.entrySet()) {
          offsets.put(entry.getKey(), new OffsetAndMetadata(entry.getValue())); // expect: offset-not-incremented
        }
        cloudy.sendOffsetsToTransaction(offsets, probes.groupMetadata());
        cloudy.commitTransaction();
      }
    }
  }
}
