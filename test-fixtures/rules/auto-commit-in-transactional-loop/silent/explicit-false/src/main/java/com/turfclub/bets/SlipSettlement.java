package com.turfclub.bets;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicBoolean;
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
import org.apache.kafka.common.errors.ApplicationRecoverableException;
import org.apache.kafka.common.errors.InvalidConfigurationException;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SlipSettlement {

    private static final int COMMIT_ATTEMPTS = 3;

    private final KafkaConsumer<String, String> results;
    private final KafkaProducer<String, String> payouts;
    private final AtomicBoolean stopped = new AtomicBoolean();

    public SlipSettlement(String brokers) {
        Properties consumerProps = new Properties();
        consumerProps.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        consumerProps.put(ConsumerConfig.GROUP_ID_CONFIG, "slip-settlement");
        consumerProps.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        consumerProps.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        results = new KafkaConsumer<>(consumerProps, new StringDeserializer(), new StringDeserializer());

        Properties producerProps = new Properties();
        producerProps.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        producerProps.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "slip-settlement-" + System.getenv("HOSTNAME"));
        producerProps.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, 20_000);
        payouts = new KafkaProducer<>(producerProps, new StringSerializer(), new StringSerializer());
    }

    public void run() {
        payouts.initTransactions();
        results.subscribe(Collections.singleton("race-results"));
        try {
            while (!stopped.get()) {
                ConsumerRecords<String, String> batch = results.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    settle(batch);
                }
            }
        } catch (WakeupException e) {
            if (!stopped.get()) {
                throw e;
            }
        } finally {
            payouts.close(Duration.ofSeconds(10));
            results.close();
        }
    }

    private void settle(ConsumerRecords<String, String> batch) {
        try {
            payouts.beginTransaction();
            Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
            for (ConsumerRecord<String, String> result : batch) {
                payouts.send(new ProducerRecord<>("payout-orders", result.key(), result.value()));
                offsets.put(
                        new TopicPartition(result.topic(), result.partition()),
                        new OffsetAndMetadata(result.offset() + 1));
            }
            payouts.sendOffsetsToTransaction(offsets, results.groupMetadata());
        } catch (ApplicationRecoverableException | InvalidConfigurationException fatal) {
            throw fatal;
        } catch (KafkaException e) {
            payouts.abortTransaction();
            batch.partitions().forEach(p -> results.seek(p, batch.records(p).get(0).offset()));
            return;
        }
        commit(COMMIT_ATTEMPTS);
    }

    private void commit(int attemptsLeft) {
        try {
            payouts.commitTransaction();
        } catch (TimeoutException e) {
            if (attemptsLeft == 1) {
                throw e;
            }
            commit(attemptsLeft - 1);
        }
    }

    public void stop() {
        stopped.set(true);
        results.wakeup();
    }
}
