package com.railyard.wagons;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class WagonFlow {

    private WagonFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "rail-a.example.net:9093,rail-b.example.net:9093");
        in.put("group.id", "wagons");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "freight-a.example.net:9093, freight-b.example.net:9093");
        out.put("transactional.id", "wagons-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> wagons =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> loads =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            loads.initTransactions();
            wagons.subscribe(List.of("wagons"));
            while (true) {
                ConsumerRecords<String, String> batch = wagons.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                loads.beginTransaction();
                batch.forEach(r -> loads.send(new ProducerRecord<>("loads", r.key(), r.value())));
                loads.sendOffsetsToTransaction(batch.nextOffsets(), wagons.groupMetadata()); // expect: pipeline-spans-clusters
                loads.commitTransaction();
            }
        }
    }
}
