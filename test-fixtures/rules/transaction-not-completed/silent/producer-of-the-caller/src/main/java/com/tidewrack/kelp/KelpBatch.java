package com.tidewrack.kelp;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class KelpBatch {

    private KelpBatch() {}

    /** Begins the transaction that the caller completes. */
    public static Producer<String, String> begin(Producer<String, String> producer, List<String> kelps) {
        producer.beginTransaction();
        for (String kelp : kelps) {
            producer.send(new ProducerRecord<>("kelp", kelp));
        }
        return producer;
    }
}
