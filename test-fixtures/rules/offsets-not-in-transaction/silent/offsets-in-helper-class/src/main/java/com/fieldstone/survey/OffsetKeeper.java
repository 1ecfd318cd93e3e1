package com.fieldstone.survey;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;

final class OffsetKeeper {

    private final Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();

    void handled(ConsumerRecord<?, ?> record) {
        next.put(new TopicPartition(record.topic(), record.partition()), new OffsetAndMetadata(record.offset() + 1));
    }

    void addTo(Producer<?, ?> producer, Consumer<?, ?> consumer) {
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        next.clear();
    }
}
