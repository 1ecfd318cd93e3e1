package com.bookbarn.orders;

import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringSerializer;

/** Publishes an order and its lines together. */
public class OrderService implements AutoCloseable {

    private final KafkaProducer<String, String> producer;

    public OrderService(String brokers) {
        Properties props = new Properties();
        props.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        props.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "order-service-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(props, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public synchronized void place(String order, List<String> lines) {
        producer.beginTransaction();
        try {
            producer.send(new ProducerRecord<>(Topics.ORDER_EVENTS, order, "PLACED"));
            for (String line : lines) {
                producer.send(new ProducerRecord<>(Topics.ORDER_LINES, order, line));
            }
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            producer.abortTransaction();
            throw e;
        }
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
