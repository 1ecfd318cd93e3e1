package com.nordlicht.aurora;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class AuroraCamera {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "aurora-camera");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "aurora-camera-" + System.getenv("STATION"));
        try (KafkaConsumer<String, byte[]> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new ByteArrayDeserializer());
                KafkaProducer<String, byte[]> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new ByteArraySerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("sky-images"));
            AuroraWriter writer = new AuroraWriter(producer, consumer.groupMetadata()); // expect: cached-group-metadata
            while (true) {
                ConsumerRecords<String, byte[]> images = consumer.poll(Duration.ofSeconds(2));
                if (!images.isEmpty()) {
                    writer.write(images);
                }
            }
        }
    }
}
