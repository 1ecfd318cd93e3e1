package com.cloister.bell;

import java.util.Objects;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The scheduler that owns the producer commits after the last bell. */
public final class BellProtocol {

    private final Producer<String, String> producer;

    public BellProtocol(Producer<String, String> producer) {
        this.producer = Objects.requireNonNull(producer);
    }

    public void open(String day) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("days", day, "OPENED"));
    }

    public void rang(String bell) {
        producer.send(new ProducerRecord<>("bells", bell, "RANG"));
    }
}
