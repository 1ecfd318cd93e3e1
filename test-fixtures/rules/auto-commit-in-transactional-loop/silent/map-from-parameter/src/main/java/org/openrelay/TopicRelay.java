package org.openrelay;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies topics inside one cluster. The caller owns the client settings; see the user guide for those that
 * the relay needs.
 */
public class TopicRelay implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TopicRelay.class);

    private final KafkaConsumer<byte[], byte[]> consumer;
    private final KafkaProducer<byte[], byte[]> producer;
    private final Map<String, String> targetBySource;

    public TopicRelay(
            Map<String, Object> consumerSettings,
            Map<String, Object> producerSettings,
            Map<String, String> targetBySource) {
        Map<String, Object> settings = new HashMap<>(consumerSettings);
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, "open-relay");
        LOG.info(
                "Relay starts, {} = {}",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG,
                settings.get(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG));
        this.consumer = new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer());
        this.producer = new KafkaProducer<>(producerSettings, new ByteArraySerializer(), new ByteArraySerializer());
        this.targetBySource = Map.copyOf(targetBySource);
        producer.initTransactions();
        consumer.subscribe(sources());
    }

    private Collection<String> sources() {
        return targetBySource.keySet();
    }

    public int relayOnce(Duration timeout) {
        ConsumerRecords<byte[], byte[]> batch = consumer.poll(timeout);
        if (batch.isEmpty()) {
            return 0;
        }
        producer.beginTransaction();
        for (ConsumerRecord<byte[], byte[]> record : batch) {
            String target = Objects.requireNonNull(targetBySource.get(record.topic()));
            producer.send(new ProducerRecord<>(target, null, record.key(), record.value(), record.headers()));
        }
        producer.sendOffsetsToTransaction(batch.nextOffsets(), consumer.groupMetadata());
        producer.commitTransaction();
        return batch.count();
    }

    public void relayForever() {
        while (!Thread.currentThread().isInterrupted()) {
            relayOnce(Duration.ofMillis(500));
        }
    }

    @Override
    public void close() {
        producer.close();
        consumer.close();
    }
}
