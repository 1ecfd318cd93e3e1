package com.bobbin.loom;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class PatternQueue {

    private final ExecutorService pool = Executors.newFixedThreadPool(2);
    private final Producer<String, String> producer;

    public PatternQueue(Map<String, Object> config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void writeAll(List<List<String>> patterns) throws Exception {
        for (List<String> rows : patterns) {
            // The pool only serves the time limit.
            pool.submit(() -> write(rows)).get(30, TimeUnit.SECONDS);
        }
    }

    private void write(List<String> rows) {
        producer.beginTransaction();
        rows.forEach(row -> producer.send(new ProducerRecord<>("patterns", row)));
        producer.commitTransaction();
    }

    public void close() {
        pool.shutdown();
        producer.close();
    }
}
