package com.quillpost.newsletter;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class NewsletterFanout {

    public static void main(String[] args) {
        Map<String, Object> in = Map.of(
                "bootstrap.servers", "kafka:9092",
                "group.id", "newsletter-fanout",
                "enable.auto.commit", "false",
                "isolation.level", "read_committed");
        Map<String, Object> out = Map.of(
                "bootstrap.servers", "kafka:9092",
                "transactional.id", "newsletter-fanout-" + System.getenv("POD_NAME"));
        try (var issues = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var mails = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            Transactions<String, String> transactions = new Transactions<>(mails);
            issues.subscribe(List.of("issues"));
            while (true) {
                ConsumerRecords<String, String> batch = issues.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    transactions.run(batch.nextOffsets(), issues.groupMetadata(), producer -> batch.forEach(
                            issue -> producer.send(new ProducerRecord<>("mails", issue.key(), issue.value()))));
                }
            }
        }
    }
}
