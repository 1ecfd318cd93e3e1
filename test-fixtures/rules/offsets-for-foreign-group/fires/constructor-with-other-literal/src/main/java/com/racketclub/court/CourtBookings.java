package com.racketclub.court;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class CourtBookings {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        in.put(ConsumerConfig.GROUP_ID_CONFIG, "court-bookings");
        in.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        in.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Properties out = new Properties();
        out.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        out.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "court-bookings-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("court-requests"));
            while (true) {
                ConsumerRecords<String, String> requests = consumer.poll(Duration.ofSeconds(1));
                if (requests.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                requests.forEach(r -> producer.send(new ProducerRecord<>("bookings", r.key(), r.value())));
                var group = new ConsumerGroupMetadata("court-booking"); // expect: bare-consumer-group-metadata
                producer.sendOffsetsToTransaction(requests.nextOffsets(), group); // expect: offsets-for-foreign-group
                producer.commitTransaction();
            }
        }
    }
}
