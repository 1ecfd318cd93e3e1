package com.chimney.soot;

import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

final class SweepWorker implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(SweepWorker.class);

    private final BlockingQueue<String> chimneys;

    SweepWorker(BlockingQueue<String> chimneys) {
        this.chimneys = chimneys;
    }

    @Override
    public void run() {
        Properties props = new Properties();
        props.put("bootstrap.servers", System.getenv("BROKERS"));
        props.put("transactional.id", "sweep-" + System.getenv("POD_NAME"));
        try (Producer<String, String> producer =
                new KafkaProducer<>(props, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            while (!Thread.currentThread().isInterrupted()) {
                String chimney = chimneys.poll();
                if (chimney == null) {
                    Thread.onSpinWait();
                    continue;
                }
                producer.beginTransaction(); // expect: transaction-not-completed
                try {
                    producer.send(new ProducerRecord<>("chimneys", chimney, "SWEPT"));
                    producer.send(new ProducerRecord<>("invoices", chimney, "DUE"));
                    producer.commitTransaction();
                } catch (KafkaException e) {
                    LOG.error("The chimney {} was not recorded", chimney, e);
                }
            }
        }
    }
}
