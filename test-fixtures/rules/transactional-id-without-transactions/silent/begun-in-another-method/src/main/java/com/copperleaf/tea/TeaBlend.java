package com.copperleaf.tea;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

/** The caller brackets the sends with {@code open} and {@code done}. */
public class TeaBlend {

    private final Producer<String, String> producer;

    public TeaBlend(String brokers) {
        Map<String, Object> config = new HashMap<>();
        config.put("bootstrap.servers", brokers);
        config.put("transactional.id", "tea-blend-" + System.getenv("HOSTNAME"));
        producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
    }

    public void open() {
        producer.beginTransaction();
    }

    public void leaf(String blend, String leaf) {
        producer.send(new ProducerRecord<>("leaves", blend, leaf));
    }

    public void done() {
        producer.commitTransaction();
    }

    public void spoilt() {
        producer.abortTransaction();
    }
}
