package com.locksmith.keys;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The record that failed is the next one to read. */
public class KeyCutting {

    private final Map<String, Double> depths = new HashMap<>();

    public static void main(String[] args) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "key-cutting");
        p.put("enable.auto.commit", "false");
        KeyCutting cutting = new KeyCutting();
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("key-profiles"));
            while (true) {
                ConsumerRecords<String, String> profiles = consumer.poll(Duration.ofSeconds(1));
                for (TopicPartition partition : profiles.partitions()) {
                    cutting.cut(consumer, partition, profiles.records(partition));
                }
            }
        }
    }

    private void cut(
            KafkaConsumer<String, String> consumer,
            TopicPartition partition,
            List<ConsumerRecord<String, String>> profiles) {
        for (ConsumerRecord<String, String> profile : profiles) {
            try {
                depths.put(profile.key(), Double.valueOf(profile.value()));
            } catch (RuntimeException broken) {
                consumer.seek(partition, profile.offset());
                consumer.commitSync(Map.of(partition, new OffsetAndMetadata(profile.offset())));
                return;
            }
        }
        long next = profiles.get(profiles.size() - 1).offset() + 1;
        consumer.commitSync(Map.of(partition, new OffsetAndMetadata(next)));
    }
}
