package com.gaslamp.meter;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The runner of the steps begins a transaction before the first one. */
public final class MeterStep {

    public void read(Producer<String, String> producer, String meter, String value) {
        producer.send(new ProducerRecord<>("meters-read", meter, value));
    }

    public void finish(Producer<String, String> producer) {
        producer.commitTransaction();
    }

    public void cancel(Producer<String, String> producer) {
        producer.abortTransaction();
    }
}
