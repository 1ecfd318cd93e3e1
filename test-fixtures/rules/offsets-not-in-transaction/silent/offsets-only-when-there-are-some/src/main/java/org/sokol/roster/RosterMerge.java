package org.sokol.roster;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RosterMerge {

    private final Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();

    private void merge(Consumer<String, String> consumer, Producer<String, String> producer) {
        ConsumerRecords<String, String> members = consumer.poll(Duration.ofSeconds(1));
        producer.beginTransaction();
        for (ConsumerRecord<String, String> member : members) {
            producer.send(new ProducerRecord<>("roster", member.key(), member.value()));
            offsets.put(
                    new TopicPartition(member.topic(), member.partition()),
                    new OffsetAndMetadata(member.offset() + 1, member.leaderEpoch(), ""));
        }
        if (!offsets.isEmpty()) {
            producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
            offsets.clear();
        }
        producer.commitTransaction();
    }

    public static void main(String[] args) {
        RosterMerge merge = new RosterMerge();
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                        Map.of(
                                "bootstrap.servers", "kafka:9092",
                                "group.id", "roster-merge",
                                "enable.auto.commit", "false",
                                "isolation.level", "read_committed"),
                        new StringDeserializer(),
                        new StringDeserializer());
                KafkaProducer<String, String> producer = new KafkaProducer<>(
                        Map.of(
                                "bootstrap.servers", "kafka:9092",
                                "transactional.id", "roster-merge-" + System.getenv("HOSTNAME")),
                        new StringSerializer(),
                        new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("members"));
            while (true) {
                merge.merge(consumer, producer);
            }
        }
    }
}
