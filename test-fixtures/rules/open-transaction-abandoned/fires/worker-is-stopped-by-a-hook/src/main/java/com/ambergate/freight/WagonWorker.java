package com.ambergate.freight;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

final class WagonWorker implements Runnable {

    private final BlockingQueue<String> wagons;
    private final Producer<String, String> producer;
    private volatile boolean running = true;

    WagonWorker(BlockingQueue<String> wagons, String brokers) {
        this.wagons = wagons;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "wagons-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    @Override
    public void run() {
        try {
            while (running) {
                String wagon = wagons.take();
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("wagons", wagon, "COUPLED"));
                producer.send(new ProducerRecord<>("trains", wagon, "LONGER"));
                producer.commitTransaction();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            producer.close();
        }
    }

    void stop() {
        running = false;
        producer.close(Duration.ZERO); // expect: open-transaction-abandoned
    }
}
