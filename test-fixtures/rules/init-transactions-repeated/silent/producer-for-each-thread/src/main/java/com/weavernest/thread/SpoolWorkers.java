package com.weavernest.thread;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SpoolWorkers {

    private final ExecutorService pool = Executors.newFixedThreadPool(4);

    public void start(BlockingQueue<String> spools) {
        for (int worker = 0; worker < 4; worker++) {
            String id = "spools-" + System.getenv("POD_NAME") + "-" + worker;
            pool.submit(() -> work(id, spools));
        }
    }

    private static void work(String transactionalId, BlockingQueue<String> spools) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("BROKERS"));
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId);
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            String spool = spools.poll();
            while (spool != null) {
                producer.beginTransaction();
                producer.send(new ProducerRecord<>("spools-wound", spool, "WOUND"));
                producer.send(new ProducerRecord<>("spools-free", spool, "FREE"));
                producer.commitTransaction();
                spool = spools.poll();
            }
        }
    }
}
