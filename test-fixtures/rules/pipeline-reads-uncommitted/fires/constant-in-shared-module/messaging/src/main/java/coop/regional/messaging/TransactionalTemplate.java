package coop.regional.messaging;

import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.TopicPartition;

/** Runs work in a transaction. After an exception the template is unusable and has to be closed. */
public final class TransactionalTemplate<K, V> implements AutoCloseable {

    private final KafkaProducer<K, V> producer;

    public TransactionalTemplate(KafkaProducer<K, V> producer) {
        this.producer = producer;
        producer.initTransactions();
    }

    public void execute(
            Consumer<Producer<K, V>> work,
            Map<TopicPartition, OffsetAndMetadata> offsets,
            ConsumerGroupMetadata group) {
        producer.beginTransaction();
        work.accept(producer);
        producer.sendOffsetsToTransaction(offsets, group);
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close();
    }
}
