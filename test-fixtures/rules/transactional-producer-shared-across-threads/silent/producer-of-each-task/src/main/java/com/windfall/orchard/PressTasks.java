package com.windfall.orchard;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class PressTasks {

    private final Map<String, Object> common;
    private final ExecutorService pool = Executors.newFixedThreadPool(4);

    public PressTasks(Map<String, Object> common) {
        this.common = common;
    }

    public void start(List<BlockingQueue<String>> presses) {
        for (int number = 0; number < presses.size(); number++) {
            int press = number;
            pool.submit(() -> run(press, presses.get(press)));
        }
    }

    private void run(int number, BlockingQueue<String> crates) {
        Map<String, Object> config = new HashMap<>(common);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, System.getenv("POD_NAME") + "-press-" + number);
        try (Producer<String, String> producer =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            while (true) {
                String crate = crates.take();
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("juice", crate));
                producer.send(new ProducerRecord<>("crates-used", crate));
                producer.commitTransaction();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
