package com.philately.album;

import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public class StampAlbum {

    private static final TopicPartition STAMPS = new TopicPartition("stamps", 0);

    private final Consumer<String, String> consumer;
    private final Map<String, String> album = new TreeMap<>();
    private long lastOffset;

    public StampAlbum(String brokers) {
        Properties p = new Properties();
        p.setProperty("bootstrap.servers", brokers);
        p.setProperty("group.id", "stamp-album");
        p.setProperty("enable.auto.commit", "false");
        consumer = new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer());
    }

    public void fill() {
        consumer.assign(Set.of(STAMPS));
        while (!Thread.interrupted()) {
            for (ConsumerRecord<String, String> stamp : consumer.poll(Duration.ofSeconds(1))) {
                album.put(stamp.key(), stamp.value());
                lastOffset = stamp.offset();
                commit();
            }
        }
        consumer.close();
    }

    private void commit() {
        OffsetAndMetadata reached = new OffsetAndMetadata(lastOffset); // expect: offset-not-incremented
        consumer.commitAsync(Map.of(STAMPS, reached), null); // expect: async-commit-without-final-sync
    }

    public static void main(String[] args) {
        new StampAlbum(args[0]).fill();
    }
}
