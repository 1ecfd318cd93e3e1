package com.northpier.landing;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.IntegerSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Collects what one boat brings and commits when the boat has been emptied. */
public class CatchWriter implements AutoCloseable {

    private final KafkaProducer<String, Integer> producer;
    private boolean inTransaction;

    public CatchWriter(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "catch-" + System.getenv("POD_NAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new IntegerSerializer());
        producer.initTransactions();
    }

    public void weigh(String fish, int grams) {
        if (!inTransaction) {
            producer.beginTransaction();
            inTransaction = true;
        }
        producer.send(new ProducerRecord<>("catch", fish, grams));
    }

    public void emptied() {
        if (inTransaction) {
            producer.commitTransaction();
            inTransaction = false;
        }
    }

    public void sunk() {
        if (inTransaction) {
            producer.abortTransaction();
            inTransaction = false;
        }
    }

    @Override
    public void close() {
        sunk();
        producer.close();
    }
}
