package com.wharfside.sort;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

final class TopicWorker implements Runnable {

    private final String topic;

    TopicWorker(String topic) {
        this.topic = topic;
    }

    @Override
    public void run() {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "sort-" + topic);
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "sort-" + topic + "-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> crates =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> sorted =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            sorted.initTransactions();
            crates.subscribe(List.of(topic));
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> batch = crates.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    sorted.beginTransaction();
                    batch.forEach(c -> sorted.send(new ProducerRecord<>(topic + "-sorted", c.key(), c.value())));
                    sorted.sendOffsetsToTransaction(batch.nextOffsets(), crates.groupMetadata());
                    sorted.commitTransaction();
                }
            }
        }
    }
}
