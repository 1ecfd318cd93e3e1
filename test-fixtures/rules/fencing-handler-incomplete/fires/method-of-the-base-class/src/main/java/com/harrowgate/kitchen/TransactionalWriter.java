package com.harrowgate.kitchen;

import java.util.Map;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

abstract class TransactionalWriter {

    private static final Logger LOG = LoggerFactory.getLogger(TransactionalWriter.class);

    private final Producer<String, String> producer;

    TransactionalWriter(Producer<String, String> producer) {
        this.producer = producer;
    }

    protected void write(Map<String, String> records, String topic) {
        try {
            producer.beginTransaction();
            records.forEach((key, value) -> producer.send(new ProducerRecord<>(topic, key, value)));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            LOG.error("Fenced", e);
            producer.close();
        } catch (RuntimeException e) {
            LOG.error("{} records were not written", records.size(), e);
            try {
                producer.abortTransaction(); // expect: fencing-handler-incomplete
            } catch (RuntimeException failed) {
                e.addSuppressed(failed);
            }
            throw e;
        }
    }
}
