package com.flightdeck.replay;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;

public class ReplayWindow {

    private final Deque<String> window = new ArrayDeque<>();

    public void run() {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", "replay-window");
        p.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("cockpit-events"));
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> events = consumer.poll(Duration.ofMillis(100));
                for (ConsumerRecord<String, String> event : events) {
                    if (window.size() == 1000) {
                        OffsetAndMetadata here = new OffsetAndMetadata(event.offset(), "window full");
                        consumer.seek(new TopicPartition(event.topic(), event.partition()), here);
                        break;
                    }
                    window.add(event.value());
                }
                if (window.size() < 1000) {
                    consumer.commitSync();
                }
                window.clear();
            }
        }
    }

    public static void main(String[] args) {
        new ReplayWindow().run();
    }
}
