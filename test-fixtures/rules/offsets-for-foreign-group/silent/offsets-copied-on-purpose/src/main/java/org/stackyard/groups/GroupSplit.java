package org.stackyard.groups;

import java.util.Map;
import java.util.Properties;
import java.util.Set;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Two new groups start where the old one ended; no record is read. */
public class GroupSplit {

    public static void main(String[] args) {
        Set<TopicPartition> partitions = Set.of(new TopicPartition("stacks", 0), new TopicPartition("stacks", 1));
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "stacks");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "group-split-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<byte[], byte[]> consumer =
                        new KafkaConsumer<>(in, new ByteArrayDeserializer(), new ByteArrayDeserializer());
                KafkaProducer<byte[], byte[]> producer =
                        new KafkaProducer<>(out, new ByteArraySerializer(), new ByteArraySerializer())) {
            Map<TopicPartition, OffsetAndMetadata> reached = consumer.committed(partitions);
            producer.initTransactions();
            producer.beginTransaction();
            producer.sendOffsetsToTransaction(reached, new ConsumerGroupMetadata("stacks-indoor"));
            producer.sendOffsetsToTransaction(reached, new ConsumerGroupMetadata("stacks-outdoor"));
            producer.commitTransaction();
        }
    }
}
