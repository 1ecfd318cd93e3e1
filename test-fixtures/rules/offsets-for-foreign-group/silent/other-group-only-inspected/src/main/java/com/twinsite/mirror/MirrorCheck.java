package com.twinsite.mirror;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class MirrorCheck {

    public static void main(String[] args) throws ExecutionException, InterruptedException {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "mirror-check");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "mirror-check-" + System.getenv("POD_NAME"));
        Properties common = new Properties();
        common.put("bootstrap.servers", "kafka:9092");
        try (Admin admin = Admin.create(common);
                KafkaConsumer<String, String> mirrored =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> reports =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            reports.initTransactions();
            mirrored.subscribe(List.of("mirrored"));
            while (true) {
                ConsumerRecords<String, String> batch = mirrored.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                int known = admin.listConsumerGroupOffsets("mirror-source")
                        .partitionsToOffsetAndMetadata()
                        .get()
                        .size();
                reports.beginTransaction();
                batch.forEach(m -> reports.send(new ProducerRecord<>("mirror-reports", m.key(), known + ";" + m.value())));
                reports.sendOffsetsToTransaction(batch.nextOffsets(), mirrored.groupMetadata());
                reports.commitTransaction();
            }
        }
    }
}
