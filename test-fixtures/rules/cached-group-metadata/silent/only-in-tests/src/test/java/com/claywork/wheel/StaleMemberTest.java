package com.claywork.wheel;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.junit.jupiter.api.Test;

class StaleMemberTest {

    @Test
    void staleMemberIsRefused(KafkaConsumer<String, String> consumer, KafkaProducer<String, String> producer) {
        consumer.subscribe(List.of("clay"));
        ConsumerGroupMetadata stale = consumer.groupMetadata();
        for (int i = 0; i < 2; i++) {
            ConsumerRecords<String, String> lumps = consumer.poll(Duration.ofSeconds(1));
            producer.beginTransaction();
            producer.sendOffsetsToTransaction(lumps.nextOffsets(), stale);
            producer.commitTransaction();
        }
    }
}
