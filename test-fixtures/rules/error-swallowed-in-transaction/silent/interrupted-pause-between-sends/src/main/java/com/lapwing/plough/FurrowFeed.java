package com.lapwing.plough;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class FurrowFeed {

    private final Producer<String, String> producer;

    public FurrowFeed(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void feed(List<String> furrows) {
        producer.beginTransaction();
        for (String furrow : furrows) {
            producer.send(new ProducerRecord<>("furrows", furrow));
            pause();
        }
        producer.commitTransaction();
    }

    /** The old brokers cannot take more than a hundred records in a second. */
    private static void pause() {
        try {
            Thread.sleep(10);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public void close() {
        producer.close();
    }
}
