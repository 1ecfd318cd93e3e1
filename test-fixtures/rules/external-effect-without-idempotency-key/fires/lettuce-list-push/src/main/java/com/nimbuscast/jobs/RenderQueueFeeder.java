package com.nimbuscast.jobs;

import io.lettuce.core.RedisClient;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.sync.RedisCommands;
import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Feeds the work list of the render farm from the upload topic. */
public class RenderQueueFeeder {

    private final RedisCommands<String, String> redis;

    RenderQueueFeeder(RedisCommands<String, String> redis) {
        this.redis = redis;
    }

    void feed(KafkaConsumer<String, String> uploads) {
        uploads.subscribe(Collections.singletonList("uploads"));
        while (true) {
            ConsumerRecords<String, String> polled = uploads.poll(Duration.ofSeconds(1));
            Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();
            for (ConsumerRecord<String, String> upload : polled) {
                jobFor(upload).ifPresent(job -> redis.rpush("render-jobs", job)); // expect: external-effect-without-idempotency-key
                done.put(new TopicPartition(upload.topic(), upload.partition()),
                        new OffsetAndMetadata(upload.offset() + 1));
            }
            uploads.commitSync(done);
        }
    }

    private static Optional<String> jobFor(ConsumerRecord<String, String> upload) {
        return upload.value() == null || upload.value().isBlank()
                ? Optional.empty()
                : Optional.of("render " + upload.value());
    }

    public static void main(String[] args) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", args[0]);
        config.put("group.id", "render-queue-feeder");
        config.put("enable.auto.commit", "false");
        try (StatefulRedisConnection<String, String> connection = RedisClient.create(args[1]).connect();
                KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            new RenderQueueFeeder(connection.sync()).feed(consumer);
        }
    }
}
