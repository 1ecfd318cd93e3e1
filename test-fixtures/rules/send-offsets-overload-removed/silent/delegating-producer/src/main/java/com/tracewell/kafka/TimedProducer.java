package com.tracewell.kafka;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;

/** Measures how long the calls of another producer take. */
public final class TimedProducer<K, V> implements Producer<K, V> {

    private final Producer<K, V> delegate;
    private final LongAdder nanos = new LongAdder();

    public TimedProducer(Producer<K, V> delegate) {
        this.delegate = delegate;
    }

    private void timed(Runnable call) {
        long start = System.nanoTime();
        try {
            call.run();
        } finally {
            nanos.add(System.nanoTime() - start);
        }
    }

    @Override
    public void initTransactions() {
        timed(delegate::initTransactions);
    }

    @Override
    public void beginTransaction() {
        delegate.beginTransaction();
    }

    @Override
    @Deprecated
    public void sendOffsetsToTransaction(Map<TopicPartition, OffsetAndMetadata> offsets, String consumerGroupId) {
        delegate.sendOffsetsToTransaction(offsets, consumerGroupId);
    }

    @Override
    public void sendOffsetsToTransaction(
            Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerGroupMetadata groupMetadata) {
        timed(() -> delegate.sendOffsetsToTransaction(offsets, groupMetadata));
    }

    @Override
    public void commitTransaction() {
        timed(delegate::commitTransaction);
    }

    @Override
    public void abortTransaction() {
        timed(delegate::abortTransaction);
    }

    @Override
    public Future<RecordMetadata> send(ProducerRecord<K, V> record) {
        return delegate.send(record);
    }

    @Override
    public Future<RecordMetadata> send(ProducerRecord<K, V> record, Callback callback) {
        return delegate.send(record, callback);
    }

    @Override
    public void flush() {
        timed(delegate::flush);
    }

    @Override
    public List<PartitionInfo> partitionsFor(String topic) {
        return delegate.partitionsFor(topic);
    }

    @Override
    public Map<MetricName, ? extends Metric> metrics() {
        return delegate.metrics();
    }

    @Override
    public Uuid clientInstanceId(Duration timeout) {
        return delegate.clientInstanceId(timeout);
    }

    @Override
    public void close() {
        delegate.close();
    }

    @Override
    public void close(Duration timeout) {
        delegate.close(timeout);
    }
}
