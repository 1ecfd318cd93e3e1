package com.citylight.lamps;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class LampPosts {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "lamp-posts");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "lamp-posts-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> lamps =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> repairs =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            repairs.initTransactions();
            lamps.subscribe(List.of("lamp-states"));
            while (true) {
                ConsumerRecords<String, String> states = lamps.poll(Duration.ofSeconds(1));
                if (states.isEmpty()) {
                    continue;
                }
                repairs.beginTransaction();
                states.forEach(s -> repairs.send(new ProducerRecord<>("lamp-repairs", s.key(), s.value())));
                Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
                for (TopicPartition partition : lamps.assignment()) {
                    long offset = lamps.position(partition);
                    positions.put(partition, new OffsetAndMetadata(offset));
                }
                repairs.sendOffsetsToTransaction(positions, lamps.groupMetadata());
                repairs.commitTransaction();
            }
        }
    }
}
