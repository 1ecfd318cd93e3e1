package com.harrowgate.vestry;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.SerializationException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public final class RobeCount {

    private static final Logger LOG = LoggerFactory.getLogger(RobeCount.class);

    private final Producer<String, Long> producer;

    public RobeCount(Producer<String, Long> producer) {
        this.producer = producer;
    }

    public void counted(String wardrobe, Long robes) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("robes", wardrobe, robes));
            producer.send(new ProducerRecord<>("wardrobes", wardrobe, 1L));
            producer.commitTransaction();
        } catch (ProducerFencedException e) {
            producer.close();
            throw e;
        } catch (SerializationException e) {
            try {
                producer.abortTransaction();
            } catch (KafkaException failed) {
                LOG.error("Could not abort", failed);
                throw failed;
            }
        } catch (KafkaException e) {
            producer.close();
            throw e;
        }
    }
}
