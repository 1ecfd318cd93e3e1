package com.ambergate.cranes;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;

final class CraneWorker implements Runnable {

    private final BlockingQueue<String> loads;
    private final Producer<String, String> producer;
    private final CountDownLatch done = new CountDownLatch(1);
    private volatile boolean running = true;

    CraneWorker(BlockingQueue<String> loads, String brokers) {
        this.loads = loads;
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "cranes-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    @Override
    public void run() {
        try {
            while (running) {
                String load = loads.take();
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("loads", load, "LIFTED"));
                producer.send(new ProducerRecord<>("cranes", load, "FREE"));
                producer.commitTransaction();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (KafkaException e) {
            producer.close();
        } finally {
            done.countDown();
        }
    }

    void stop() {
        running = false;
        try {
            done.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        producer.close(Duration.ZERO);
    }
}
