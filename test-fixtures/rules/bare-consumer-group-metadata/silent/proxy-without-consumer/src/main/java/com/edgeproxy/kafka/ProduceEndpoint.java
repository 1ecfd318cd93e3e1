package com.edgeproxy.kafka;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Runs the transactions of clients that speak our own protocol. */
public class ProduceEndpoint {

    private final Producer<byte[], byte[]> producer;

    public ProduceEndpoint(Producer<byte[], byte[]> producer) {
        this.producer = producer;
    }

    public void handle(TransactionRequest request) {
        producer.beginTransaction();
        for (ProducerRecord<byte[], byte[]> record : request.records()) {
            producer.send(record);
        }
        producer.sendOffsetsToTransaction(request.offsets(), new ConsumerGroupMetadata(request.group()));
        producer.commitTransaction();
    }

    public record TransactionRequest(
            List<ProducerRecord<byte[], byte[]>> records,
            Map<TopicPartition, OffsetAndMetadata> offsets,
            String group) {
    }
}
