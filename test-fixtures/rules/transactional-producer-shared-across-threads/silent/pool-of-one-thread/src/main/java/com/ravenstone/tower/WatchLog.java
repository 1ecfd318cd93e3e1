package com.ravenstone.tower;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class WatchLog {

    private final ThreadPoolExecutor writer =
            new ThreadPoolExecutor(1, 1, 1, TimeUnit.MINUTES, new ArrayBlockingQueue<>(100));
    private final KafkaProducer<String, String> producer;

    public WatchLog(Properties config) {
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void changeAll(Map<String, String> guards) {
        for (Map.Entry<String, String> guard : guards.entrySet()) {
            writer.execute(() -> {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("guards", guard.getKey(), guard.getValue()));
                producer.send(new ProducerRecord<>("watches", guard.getValue(), guard.getKey()));
                producer.commitTransaction();
            });
        }
    }

    public void close() {
        writer.shutdown();
        producer.close();
    }
}
