package com.harrowgate.attic;

import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class AtticFinds {

    private static final Logger LOG = LoggerFactory.getLogger(AtticFinds.class);

    private final Producer<String, String> producer;

    public AtticFinds(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void found(String box, String thing) throws InterruptedException, ExecutionException {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("boxes", box, thing)).get();
            producer.send(new ProducerRecord<>("things", thing, box)).get();
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            try {
                producer.abortTransaction();
            } catch (KafkaException failed) {
                LOG.error("Could not abort", failed);
            }
        }
    }
}
