package com.palisade.fence;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.OutOfOrderSequenceException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class PanelOrders implements Runnable {

    private static final Logger log = LoggerFactory.getLogger(PanelOrders.class);

    private final BlockingQueue<List<String>> orders;
    private final Properties config;

    public PanelOrders(BlockingQueue<List<String>> orders, Properties config) {
        this.orders = orders;
        this.config = config;
    }

    @Override
    public void run() {
        Producer<String, String> producer = open();
        try {
            while (true) {
                List<String> order = orders.take();
                try {
                    producer.beginTransaction();
                    for (String panel : order) {
                        producer.send(new ProducerRecord<>("panels", panel));
                    }
                    producer.commitTransaction();
                } catch (ProducerFencedException | OutOfOrderSequenceException | AuthorizationException e) {
                    log.error("A new producer is needed", e);
                    producer.close(Duration.ofSeconds(5));
                    producer = open();
                } catch (KafkaException e) {
                    producer.abortTransaction();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            producer.close();
        }
    }

    private Producer<String, String> open() {
        Producer<String, String> opened =
                new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        opened.initTransactions();
        return opened;
    }
}
