package com.stitchery.kafka;

import java.util.Properties;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Clients {

    private Clients() {
    }

    public static KafkaConsumer<String, String> consumer(String group) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("group.id", group);
        p.put("enable.auto.commit", "false");
        p.put("isolation.level", "read_committed");
        return new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer());
    }

    public static KafkaProducer<String, String> producer(String name) {
        Properties p = new Properties();
        p.put("bootstrap.servers", "kafka:9092");
        p.put("transactional.id", name + "-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(p, new StringSerializer(), new StringSerializer());
    }
}
