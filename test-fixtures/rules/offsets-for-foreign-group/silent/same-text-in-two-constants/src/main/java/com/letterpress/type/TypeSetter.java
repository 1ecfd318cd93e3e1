package com.letterpress.type;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class TypeSetter {

    private static final String CONSUMER_GROUP = "letterpress-types";

    public static void main(String[] args) {
        Properties out = new Properties();
        out.setProperty("bootstrap.servers", "kafka:9092");
        out.setProperty("transactional.id", "type-setter-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> letters = new KafkaConsumer<>(
                        ReaderSettings.properties(), new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> lines =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            lines.initTransactions();
            letters.subscribe(List.of("letters"));
            while (true) {
                ConsumerRecords<String, String> batch = letters.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                lines.beginTransaction();
                for (ConsumerRecord<String, String> letter : batch) {
                    lines.send(new ProducerRecord<>("lines", letter.key(), letter.value()));
                    offsets.put(
                            new TopicPartition(letter.topic(), letter.partition()),
                            new OffsetAndMetadata(letter.offset() + 1));
                }
                lines.sendOffsetsToTransaction(offsets, CONSUMER_GROUP); // expect: send-offsets-overload-removed
                lines.commitTransaction();
            }
        }
    }
}
