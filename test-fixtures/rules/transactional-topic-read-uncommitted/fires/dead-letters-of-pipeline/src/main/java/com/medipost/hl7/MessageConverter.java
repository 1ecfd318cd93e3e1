package com.medipost.hl7;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class MessageConverter {

    static final String INPUT = "hl7-raw";
    static final String OUTPUT = "hl7-observations";
    static final String DEAD_LETTERS = INPUT + "-dlt";

    public void convert(String brokers) {
        Map<String, Object> in = new HashMap<>();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "hl7-converter");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Map<String, Object> out = new HashMap<>();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, brokers);
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "hl7-converter-" + System.getenv("HOSTNAME"));

        try (KafkaConsumer<String, String> raw =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            raw.subscribe(List.of(INPUT));
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> messages = raw.poll(Duration.ofMillis(500));
                if (messages.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                for (ConsumerRecord<String, String> message : messages) {
                    producer.send(convert(message));
                }
                producer.sendOffsetsToTransaction(messages.nextOffsets(), raw.groupMetadata());
                producer.commitTransaction();
            }
        }
    }

    private static ProducerRecord<String, String> convert(ConsumerRecord<String, String> message) {
        if (!message.value().startsWith("MSH|")) {
            return new ProducerRecord<>(DEAD_LETTERS, message.key(), message.value());
        }
        return new ProducerRecord<>(OUTPUT, message.key(), message.value().substring(4));
    }
}
