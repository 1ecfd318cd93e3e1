package com.ledgerly.drain;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A timer starts it each night; it takes one batch and ends. */
public class NightlyDrain {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "nightly-drain");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "nightly-drain-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("bookings"));
            ConsumerRecords<String, String> bookings = consumer.poll(Duration.ofSeconds(30));
            ConsumerGroupMetadata group = consumer.groupMetadata();
            producer.beginTransaction();
            bookings.forEach(b -> producer.send(new ProducerRecord<>("ledger", b.key(), b.value())));
            producer.sendOffsetsToTransaction(bookings.nextOffsets(), group);
            producer.commitTransaction();
        }
    }
}
