package com.lanternfest.stall;

import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;

@Singleton
public class StallRegistry {

    @Inject
    Producer<String, String> producer;

    public void move(String stall, String from, String to) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>("places-freed", from, stall));
            producer.send(new ProducerRecord<>("places-taken", to, stall));
            producer.commitTransaction();
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
