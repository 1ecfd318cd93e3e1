package com.kestrelbay.tides;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class TideTable {

    private static final Logger log = LoggerFactory.getLogger(TideTable.class);

    private final Producer<String, String> producer;

    public TideTable(Producer<String, String> producer) {
        this.producer = producer;
    }

    public void publish(final String harbour, String high, String low) {
        producer.beginTransaction();
        producer.send(new ProducerRecord<>("tides.high", harbour, high));
        producer.send(new ProducerRecord<>("tides.low", harbour, low), new Callback() {
            @Override
            public void onCompletion(RecordMetadata metadata, Exception failure) {
                if (failure == null) {
                    producer.commitTransaction(); // expect: blocking-call-in-send-callback
                } else {
                    log.error("Tides of {} were not written", harbour, failure);
                    producer.abortTransaction(); // expect: blocking-call-in-send-callback
                }
            }
        });
    }
}
