package com.nordlicht.aurora;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

final class AuroraWriter {

    private final Producer<String, byte[]> producer;
    private final ConsumerGroupMetadata readers;

    AuroraWriter(Producer<String, byte[]> producer, ConsumerGroupMetadata readers) {
        this.producer = producer;
        this.readers = readers;
    }

    void write(ConsumerRecords<String, byte[]> images) {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        producer.beginTransaction();
        for (TopicPartition partition : images.partitions()) {
            List<ConsumerRecord<String, byte[]>> part = images.records(partition);
            part.forEach(i -> producer.send(new ProducerRecord<>("aurora", i.key(), i.value())));
            next.put(partition, new OffsetAndMetadata(part.get(part.size() - 1).offset() + 1));
        }
        producer.sendOffsetsToTransaction(next, readers);
        producer.commitTransaction();
    }
}
