package dev.weathervane.sender;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Knows the metadata of each group that this process belongs to. */
public class TransactionalSender {

    private final Producer<String, String> producer;
    private final Map<String, ConsumerGroupMetadata> memberships;

    public TransactionalSender(Producer<String, String> producer, Map<String, ConsumerGroupMetadata> memberships) {
        this.producer = producer;
        this.memberships = memberships;
    }

    public void begin() {
        producer.beginTransaction();
    }

    public void send(String topic, String value) {
        producer.send(new ProducerRecord<>(topic, value));
    }

    public void sendOffsetsToTransaction(Map<TopicPartition, OffsetAndMetadata> offsets, String groupId) {
        producer.sendOffsetsToTransaction(offsets, memberships.get(groupId));
    }

    public void commit() {
        producer.commitTransaction();
    }
}
