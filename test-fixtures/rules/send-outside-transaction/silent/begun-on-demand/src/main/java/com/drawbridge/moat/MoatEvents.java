package com.drawbridge.moat;

import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class MoatEvents implements AutoCloseable {

    private final Producer<String, String> producer;
    private boolean open;

    public MoatEvents(String brokers) {
        Properties config = new Properties();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "moat-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public synchronized void write(String bridge, String position) {
        ensureOpen();
        producer.send(new ProducerRecord<>("bridges", bridge, position));
    }

    public synchronized void checkpoint() {
        if (open) {
            producer.commitTransaction();
            open = false;
        }
    }

    private void ensureOpen() {
        if (!open) {
            producer.beginTransaction();
            open = true;
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
