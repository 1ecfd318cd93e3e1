package com.harrowgate.loft;

import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Another rule reports this. */
public final class PigeonLoft {

    private static final Logger LOG = LoggerFactory.getLogger(PigeonLoft.class);

    private final Producer<String, String> producer;

    public PigeonLoft(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void returned(String pigeon, String time) {
        try {
            producer.beginTransaction();
            producer.send(new ProducerRecord<>("pigeons", pigeon, time));
            producer.send(new ProducerRecord<>("times", time, pigeon));
            producer.commitTransaction();
        } catch (KafkaException e) {
            LOG.error("{} is not noted", pigeon, e);
            producer.abortTransaction(); // expect: abort-on-fatal-error
        }
    }
}
