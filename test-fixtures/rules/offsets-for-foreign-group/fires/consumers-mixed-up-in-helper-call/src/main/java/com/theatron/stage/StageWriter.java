package com.theatron.stage;

import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

final class StageWriter {

    private final Producer<String, String> producer;

    StageWriter(Producer<String, String> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    void write(ConsumerRecords<String, String> cues, Consumer<String, String> source) {
        producer.beginTransaction();
        cues.forEach(c -> producer.send(new ProducerRecord<>("stage-actions", c.key(), c.value())));
        producer.sendOffsetsToTransaction(cues.nextOffsets(), source.groupMetadata()); // expect: offsets-for-foreign-group
        producer.commitTransaction();
    }
}
