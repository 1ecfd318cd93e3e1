package com.ostrich.plain;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** Callers begin, send and commit. */
public class EventSession implements AutoCloseable {

    private final KafkaProducer<String, String> delegate;

    public EventSession(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "events-" + System.getenv("POD_NAME"));
        delegate = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        delegate.initTransactions();
    }

    public void send(String topic, String key, String event) {
        delegate.send(new ProducerRecord<>(topic, key, event));
    }

    public void begin() {
        delegate.beginTransaction();
    }

    public void commit() {
        delegate.commitTransaction();
    }

    public void rollback() {
        delegate.abortTransaction();
    }

    @Override
    public void close() {
        delegate.close();
    }
}
