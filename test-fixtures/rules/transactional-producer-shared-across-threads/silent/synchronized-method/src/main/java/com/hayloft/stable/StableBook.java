package com.hayloft.stable;

import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class StableBook {

    private final ExecutorService pool = Executors.newCachedThreadPool();
    private final KafkaProducer<String, String> producer;

    public StableBook(Map<String, Object> config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void bookAll(Map<String, String> horses) {
        for (String horse : horses.keySet()) {
            pool.execute(() -> book(horse, horses.get(horse)));
        }
    }

    private synchronized void book(String horse, String box) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("horse-boxes", horse, box));
        producer.send(new ProducerRecord<>("box-horses", box, horse));
        producer.commitTransaction();
    }

    public void close() {
        pool.shutdown();
        producer.close();
    }
}
