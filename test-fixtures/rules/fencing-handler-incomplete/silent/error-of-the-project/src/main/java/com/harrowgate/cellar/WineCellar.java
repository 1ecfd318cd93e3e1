package com.harrowgate.cellar;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class WineCellar {

    private static final Logger LOG = LoggerFactory.getLogger(WineCellar.class);

    private final Producer<String, String> producer;

    public WineCellar(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void stored(String bottle, String shelf) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("bottles", bottle, shelf));
            producer.send(new ProducerRecord<>("shelves", shelf, bottle));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            LOG.error("{} is not stored", bottle, e);
            producer.close();
        }
    }
}
