package com.printshop.ink;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

public class InkLevels {

    private static final String OLD_CALL = "producer.sendOffsetsToTransaction(offsets, \"ink-levels\")";

    private final Consumer<String, String> consumer;
    private final Producer<String, String> producer;

    public InkLevels(Consumer<String, String> consumer, Producer<String, String> producer) {
        this.consumer = consumer;
        this.producer = producer;
    }

    public void publish(List<String> levels, Map<TopicPartition, OffsetAndMetadata> offsets) {
        producer.beginTransaction();
        levels.forEach(l -> producer.send(new ProducerRecord<>("ink-levels", l)));
        // until 3.9: producer.sendOffsetsToTransaction(offsets, "ink-levels");
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        producer.commitTransaction();
    }

    String migrationNote() {
        return "replaces " + OLD_CALL;
    }
}
