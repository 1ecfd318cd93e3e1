package com.graviton.assay;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** One producer for each worker. A failing worker ends and its producer aborts when it is closed. */
final class AssayWorker implements Runnable {

    private final BlockingQueue<Assay> queue;
    private final int number;

    AssayWorker(BlockingQueue<Assay> queue, int number) {
        this.queue = queue;
        this.number = number;
    }

    @Override
    public void run() {
        Producer<String, String> producer = new KafkaProducer<>(settings());
        try {
            while (!Thread.currentThread().isInterrupted()) {
                Assay assay = queue.take();
                producer.beginTransaction(); // expect: init-transactions-missing
                producer.send(new ProducerRecord<>("assay.results", assay.sample(), assay.result()));
                producer.send(new ProducerRecord<>("assay.invoices", assay.customer(), assay.sample()));
                producer.commitTransaction();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            producer.close();
        }
    }

    private Properties settings() {
        Properties settings = new Properties();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA_BROKERS"));
        settings.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        settings.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "assay-" + System.getenv("POD_NAME") + "-" + number);
        return settings;
    }

    record Assay(String sample, String customer, String result) {}
}
