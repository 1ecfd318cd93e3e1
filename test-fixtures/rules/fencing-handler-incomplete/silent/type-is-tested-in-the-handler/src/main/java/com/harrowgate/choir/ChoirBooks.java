package com.harrowgate.choir;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.InvalidTxnStateException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class ChoirBooks {

    private static final Logger LOG = LoggerFactory.getLogger(ChoirBooks.class);

    private final Producer<String, String> producer;

    public ChoirBooks(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void lent(String book, String singer) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("books", book, singer));
            producer.send(new ProducerRecord<>("singers", singer, book));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (KafkaException e) {
            if (e instanceof InvalidProducerEpochException || e instanceof InvalidTxnStateException) {
                producer.close();
                throw e;
            }
            try {
                producer.abortTransaction();
            } catch (KafkaException failed) {
                LOG.error("Could not abort", failed);
            }
        }
    }
}
