package com.harrowgate.organ;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class OrganPipes {

    private static final Logger LOG = LoggerFactory.getLogger(OrganPipes.class);

    private final Producer<String, String> producer;

    public OrganPipes(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void tuned(String pipe, String tone) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("pipes", pipe, tone));
            producer.send(new ProducerRecord<>("tones", tone, pipe));
            producer.commitTransaction();
        } catch (ProducerFencedException | InvalidProducerEpochException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            try {
                producer.abortTransaction();
            } catch (KafkaException failed) {
                LOG.error("Could not abort", failed);
            }
            throw e;
        }
    }
}
