package com.quillpost.newsletter;

import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;

final class Transactions<K, V> {

    private final Producer<K, V> producer;

    Transactions(Producer<K, V> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    void run(
            Map<TopicPartition, OffsetAndMetadata> offsets,
            ConsumerGroupMetadata group,
            Consumer<Producer<K, V>> work) {
        producer.beginTransaction();
        work.accept(producer);
        producer.sendOffsetsToTransaction(offsets, group);
        producer.commitTransaction();
    }
}
