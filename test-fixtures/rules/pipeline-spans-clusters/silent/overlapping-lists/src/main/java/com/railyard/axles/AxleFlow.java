package com.railyard.axles;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AxleFlow {

    private AxleFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "rail-west.example.net:9093,rail-east.example.net:9093");
        in.put("group.id", "axles");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "rail-east.example.net:9093,rail-north.example.net:9093");
        out.put("transactional.id", "axles-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> axles =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> checks =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            checks.initTransactions();
            axles.subscribe(List.of("axles"));
            while (true) {
                ConsumerRecords<String, String> batch = axles.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                checks.beginTransaction();
                batch.forEach(r -> checks.send(new ProducerRecord<>("axle-checks", r.key(), r.value())));
                checks.sendOffsetsToTransaction(batch.nextOffsets(), axles.groupMetadata());
                checks.commitTransaction();
            }
        }
    }
}
