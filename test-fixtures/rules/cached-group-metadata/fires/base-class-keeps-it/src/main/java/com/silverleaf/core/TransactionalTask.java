package com.silverleaf.core;

import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public abstract class TransactionalTask {

    protected final KafkaConsumer<String, String> consumer;
    protected final KafkaProducer<String, String> producer;
    protected ConsumerGroupMetadata group;

    protected TransactionalTask(String name) {
        consumer = new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", "kafka:9092",
                        "group.id", name,
                        "enable.auto.commit", "false",
                        "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer());
        producer = new KafkaProducer<>(
                Map.of(
                        "bootstrap.servers", "kafka:9092",
                        "transactional.id", name + "-" + System.getenv("POD_NAME")),
                new StringSerializer(),
                new StringSerializer());
    }

    public void start(String topic) {
        producer.initTransactions();
        consumer.subscribe(Set.of(topic));
        group = consumer.groupMetadata(); // expect: cached-group-metadata
        try {
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> records = consumer.poll(Duration.ofSeconds(1));
                if (!records.isEmpty()) {
                    process(records);
                }
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }

    protected abstract void process(ConsumerRecords<String, String> records);
}
