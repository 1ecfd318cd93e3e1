package com.meridian.claims;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.FencedInstanceIdException;
import org.apache.kafka.common.errors.InvalidProducerEpochException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Splits a claim into one record per insured item. */
public class ClaimSplitter implements Runnable {

    private static final Logger LOG = LoggerFactory.getLogger(ClaimSplitter.class);

    private final String brokers;
    private final int worker;
    private KafkaConsumer<String, String> consumer;
    private KafkaProducer<String, String> producer;

    public ClaimSplitter(String brokers, int worker) {
        this.brokers = brokers;
        this.worker = worker;
    }

    @Override
    public void run() {
        consumer = new KafkaConsumer<>(consumerProperties());
        producer = new KafkaProducer<>(producerProperties());
        try {
            producer.initTransactions();
            consumer.subscribe(List.of("claims"));
            while (!Thread.currentThread().isInterrupted()) {
                handle(consumer.poll(Duration.ofMillis(500)));
            }
        } catch (ProducerFencedException | InvalidProducerEpochException | FencedInstanceIdException e) {
            LOG.error("Worker {} was replaced", worker, e);
        } finally {
            producer.close(Duration.ofSeconds(10));
            consumer.close();
        }
    }

    private void handle(ConsumerRecords<String, String> claims) {
        if (claims.isEmpty()) {
            return;
        }
        producer.beginTransaction();
        try {
            split(claims);
        } catch (ProducerFencedException | InvalidProducerEpochException | FencedInstanceIdException e) {
            throw e;
        } catch (KafkaException e) {
            LOG.warn("Transaction of {} claims aborted", claims.count(), e);
            producer.abortTransaction();
            for (TopicPartition partition : claims.partitions()) {
                consumer.seek(partition, claims.records(partition).get(0).offset());
            }
            return;
        }
        boolean committed = false;
        while (!committed) {
            try {
                producer.commitTransaction();
                committed = true;
            } catch (TimeoutException e) {
                LOG.warn("Commit timed out and is repeated", e);
            }
        }
    }

    private void split(ConsumerRecords<String, String> claims) {
        Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
        for (ConsumerRecord<String, String> claim : claims) {
            for (String item : claim.value().split("\n")) {
                producer.send(new ProducerRecord<>("claim-items", claim.key(), item));
            }
            offsets.put(
                    new TopicPartition(claim.topic(), claim.partition()), new OffsetAndMetadata(claim.offset() + 1));
        }
        producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
    }

    private Map<String, Object> consumerProperties() {
        Map<String, Object> props = new HashMap<>(); // expect: pipeline-reads-uncommitted
        props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "claim-splitter");
        props.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, System.getenv("HOSTNAME") + "-" + worker);
        props.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        props.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        props.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        props.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        return props;
    }

    private Map<String, Object> producerProperties() {
        Map<String, Object> props = new HashMap<>();
        props.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        props.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "claims-" + System.getenv("HOSTNAME") + "-" + worker);
        props.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        props.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        return props;
    }
}
