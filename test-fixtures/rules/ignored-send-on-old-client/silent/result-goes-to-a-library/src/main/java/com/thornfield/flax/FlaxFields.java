package com.thornfield.flax;

import io.awaiting.Futures;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class FlaxFields {

    private final Producer<String, String> producer;

    public FlaxFields(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void mown(String field, String bales) {
        try {
            producer.beginTransaction();
            Futures.getUnchecked(producer.send(new ProducerRecord<>("fields", field, "MOWN")));
            Futures.getUnchecked(producer.send(new ProducerRecord<>("bales", field, bales)));
            producer.commitTransaction();
        } catch (RuntimeException e) {
            producer.close();
            throw e;
        }
    }
}
