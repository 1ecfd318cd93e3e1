package com.polyglot.sink;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;

public final class ProducerOffsetSink implements OffsetSink<ConsumerGroupMetadata> {

    private final Producer<?, ?> producer;

    public ProducerOffsetSink(Producer<?, ?> producer) {
        this.producer = producer;
    }

    @Override
    public void sendOffsetsToTransaction(
            Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerGroupMetadata group) {
        producer.sendOffsetsToTransaction(offsets, group);
    }
}
