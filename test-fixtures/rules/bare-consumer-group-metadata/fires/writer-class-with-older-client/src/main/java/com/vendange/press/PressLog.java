package com.vendange.press;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PressLog {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.setProperty("bootstrap.servers", "kafka:9092");
        in.setProperty("group.id", "press-log");
        in.setProperty("enable.auto.commit", "false");
        in.setProperty("isolation.level", "read_committed");
        Properties out = new Properties();
        out.setProperty("bootstrap.servers", "kafka:9092");
        out.setProperty("transactional.id", "press-log-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            PressLogWriter writer = new PressLogWriter(producer, in.getProperty("group.id"));
            consumer.subscribe(List.of("pressings"));
            while (true) {
                ConsumerRecords<String, String> pressings = consumer.poll(Duration.ofSeconds(1));
                if (!pressings.isEmpty()) {
                    writer.write(pressings);
                }
            }
        }
    }
}
