package com.harrowgate.hymns;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;

public final class HymnBoard {

    private final Producer<String, String> producer;

    public HymnBoard(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void show(String sunday, List<String> hymns) {
        try {
            producer.beginTransaction();
            for (String hymn : hymns) {
                producer.send(new ProducerRecord<>("hymns", sunday, hymn));
            }
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            producer.abortTransaction();
            throw e;
        }
    }
}
