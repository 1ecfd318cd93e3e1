package com.postbox;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class Postbox implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public Postbox(Properties config) {
        try (Admin admin = Admin.create(config)) {
            admin.createTopics(List.of(new NewTopic("letters", 3, (short) 1)));
        }
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
    }

    public void post(String address, String letter) throws Exception {
        producer.send(new ProducerRecord<>("letters", address, letter)).get();
    }

    @Override
    public void close() {
        producer.close();
    }
}
