package com.saltworks.brine.out;

import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class ExactlyOnceDelivery implements Delivery {

    private final Producer<String, String> producer;

    public ExactlyOnceDelivery(Producer<String, String> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    @Override
    public void deliver(ConsumerRecords<String, String> records, Consumer<String, String> source) {
        producer.beginTransaction();
        records.forEach(r -> producer.send(new ProducerRecord<>("brine-levels", r.key(), r.value())));
        producer.sendOffsetsToTransaction(records.nextOffsets(), source.groupMetadata());
        producer.commitTransaction();
    }
}
