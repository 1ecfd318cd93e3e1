package com.saltworks.brine.out;

import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

public final class AtLeastOnceDelivery implements Delivery {

    private final Producer<String, String> producer;

    public AtLeastOnceDelivery(Producer<String, String> producer) {
        this.producer = producer;
    }

    @Override
    public void deliver(ConsumerRecords<String, String> records, Consumer<String, String> source) {
        records.forEach(r -> producer.send(new ProducerRecord<>("brine-levels", r.key(), r.value())));
        producer.flush();
        source.commitSync();
    }
}
