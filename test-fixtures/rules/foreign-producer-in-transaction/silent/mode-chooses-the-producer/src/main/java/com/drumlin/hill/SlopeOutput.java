package com.drumlin.hill;

import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;

public class SlopeOutput {

    private final boolean exactlyOnce;
    private final KafkaProducer<String, String> transactional;
    private final KafkaProducer<String, String> plain;

    public SlopeOutput(String brokers, boolean exactlyOnce) {
        this.exactlyOnce = exactlyOnce;
        Properties base = new Properties();
        base.put("bootstrap.servers", brokers);
        this.plain = new KafkaProducer<>(base, new StringSerializer(), new StringSerializer());
        Properties withId = new Properties();
        withId.putAll(base);
        withId.put("transactional.id", "slopes-" + System.getenv("HOSTNAME"));
        this.transactional = new KafkaProducer<>(withId, new StringSerializer(), new StringSerializer());
        this.transactional.initTransactions();
    }

    public void write(Map<String, String> slopes) {
        if (exactlyOnce) {
            transactional.beginTransaction();
            slopes.forEach((hill, slope) -> transactional.send(new ProducerRecord<>("slopes", hill, slope)));
            transactional.commitTransaction();
        } else {
            slopes.forEach((hill, slope) -> plain.send(new ProducerRecord<>("slopes", hill, slope)));
        }
    }

    public void close() {
        transactional.close();
        plain.close();
    }
}
