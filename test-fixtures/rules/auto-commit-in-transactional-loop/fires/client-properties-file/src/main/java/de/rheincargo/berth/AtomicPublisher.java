package de.rheincargo.berth;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Publishes records and the offsets they came from in one transaction; a failure leaves it to close. */
final class AtomicPublisher implements AutoCloseable {

    private final Producer<String, String> producer;

    AtomicPublisher(Producer<String, String> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    void publish(
            List<ProducerRecord<String, String>> records,
            Map<TopicPartition, OffsetAndMetadata> offsets,
            ConsumerGroupMetadata group) {
        producer.beginTransaction();
        records.forEach(producer::send);
        producer.sendOffsetsToTransaction(offsets, group);
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close(Duration.ofSeconds(15));
    }
}
