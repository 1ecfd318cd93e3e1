package com.gatewayworks.rest;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RemoteCommit {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "remote-commit");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "remote-commit-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("requests"));
            while (true) {
                ConsumerRecords<String, String> requests = consumer.poll(Duration.ofMillis(100));
                if (requests.isEmpty()) {
                    continue;
                }
                ConsumerGroupMetadata live = consumer.groupMetadata();
                ConsumerGroupMetadata copy = new ConsumerGroupMetadata(
                        live.groupId(), live.generationId(), live.memberId(), Optional.empty());
                producer.beginTransaction();
                requests.forEach(r -> producer.send(new ProducerRecord<>("responses", r.key(), r.value())));
                producer.sendOffsetsToTransaction(requests.nextOffsets(), copy);
                producer.commitTransaction();
            }
        }
    }
}
