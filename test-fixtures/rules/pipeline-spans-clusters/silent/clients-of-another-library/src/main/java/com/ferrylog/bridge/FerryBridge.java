package com.ferrylog.bridge;

import com.ferrylog.bus.KafkaProducer;
import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class FerryBridge {

    private FerryBridge() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "harbour-kafka.ferrylog.example:9092");
        in.put("group.id", "ferry-bridge");
        in.put("enable.auto.commit", "false");
        try (KafkaConsumer<String, String> ferries =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> bus = new KafkaProducer<>("bus.ferrylog.example:7000")) {
            ferries.subscribe(List.of("ferries"));
            while (true) {
                ConsumerRecords<String, String> batch = ferries.poll(Duration.ofSeconds(1));
                bus.beginTransaction();
                bus.sendOffsetsToTransaction(batch.nextOffsets(), ferries.groupMetadata());
                bus.commitTransaction();
            }
        }
    }
}
