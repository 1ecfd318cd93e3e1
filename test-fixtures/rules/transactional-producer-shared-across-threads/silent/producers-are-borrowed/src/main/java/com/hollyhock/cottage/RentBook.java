package com.hollyhock.cottage;

import java.util.Map;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class RentBook {

    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final BlockingQueue<Producer<String, String>> idle = new LinkedBlockingQueue<>();

    public RentBook(Properties common) {
        for (int number = 0; number < 4; number++) {
            Properties config = new Properties();
            config.putAll(common);
            config.put("transactional.id", System.getenv("HOSTNAME") + "-rents-" + number);
            Producer<String, String> producer =
                    new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
            producer.initTransactions();
            idle.add(producer);
        }
    }

    public void bookAll(Map<String, String> rents) {
        rents.forEach((cottage, rent) -> pool.submit(() -> book(cottage, rent)));
    }

    private Void book(String cottage, String rent) throws InterruptedException {
        Producer<String, String> producer = idle.take();
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("rents", cottage, rent));
        producer.send(new ProducerRecord<>("rent-reminders", cottage, rent));
        producer.commitTransaction();
        idle.put(producer);
        return null;
    }

    public void close() {
        pool.shutdown();
        idle.forEach(Producer::close);
    }
}
