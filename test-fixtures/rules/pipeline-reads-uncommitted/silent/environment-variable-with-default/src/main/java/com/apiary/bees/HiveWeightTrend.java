package com.apiary.bees;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.DoubleDeserializer;
import org.apache.kafka.common.serialization.DoubleSerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class HiveWeightTrend {

  private final Map<String, Double> lastWeight = new HashMap<>();

  void follow() {
    Map<String, String> env = System.getenv();
    Map<String, Object> weights = new HashMap<>();
    weights.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, env.getOrDefault("BROKERS", "localhost:9092"));
    weights.put(ConsumerConfig.GROUP_ID_CONFIG, "hive-weight-trend");
    weights.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
    weights.put(
        ConsumerConfig.ISOLATION_LEVEL_CONFIG,
        Optional.ofNullable(env.get("ISOLATION_LEVEL")).orElse("read_committed"));

    Map<String, Object> trends = new HashMap<>();
    trends.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, env.getOrDefault("BROKERS", "localhost:9092"));
    trends.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hive-weight-trend-" + env.get("HOSTNAME"));

    try (var in = new KafkaConsumer<>(weights, new StringDeserializer(), new DoubleDeserializer());
        var out = new KafkaProducer<>(trends, new StringSerializer(), new DoubleSerializer())) {
      out.initTransactions();
      in.subscribe(Collections.singletonList("hive-weights"));
      while (!Thread.interrupted()) {
        var batch = in.poll(Duration.ofMinutes(1));
        if (batch.isEmpty()) {
          continue;
        }
        out.beginTransaction();
        for (var weight : batch) {
          Double before = lastWeight.put(weight.key(), weight.value());
          if (before != null) {
            out.send(new ProducerRecord<>("hive-trends", weight.key(), weight.value() - before));
          }
        }
        out.sendOffsetsToTransaction(batch.nextOffsets(), in.groupMetadata());
        out.commitTransaction();
      }
    }
  }
}
