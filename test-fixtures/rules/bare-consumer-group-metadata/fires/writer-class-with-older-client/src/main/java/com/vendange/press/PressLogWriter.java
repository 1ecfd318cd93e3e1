package com.vendange.press;

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

final class PressLogWriter {

    private final Producer<String, String> producer;
    private final String groupId;

    PressLogWriter(Producer<String, String> producer, String groupId) {
        this.producer = producer;
        this.groupId = groupId;
        producer.initTransactions();
    }

    void write(ConsumerRecords<String, String> pressings) {
        Map<TopicPartition, OffsetAndMetadata> ends = new HashMap<>();
        producer.beginTransaction();
        for (TopicPartition partition : pressings.partitions()) {
            List<ConsumerRecord<String, String>> part = pressings.records(partition);
            for (ConsumerRecord<String, String> pressing : part) {
                producer.send(new ProducerRecord<>("press-log", pressing.key(), pressing.value()));
            }
            ends.put(partition, new OffsetAndMetadata(part.get(part.size() - 1).offset() + 1));
        }
        producer.sendOffsetsToTransaction(
                ends,
                new ConsumerGroupMetadata(groupId)); // expect: bare-consumer-group-metadata
        producer.commitTransaction();
    }
}
