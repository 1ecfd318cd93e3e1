package com.bellfoundry.casting;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class CastingPlans {

    private static Properties consumerProps() {
        Properties props = new Properties();
        props.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "casting-plans");
        props.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        props.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        return props;
    }

    private static Properties producerProps() {
        Properties props = new Properties();
        props.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "kafka:9092");
        props.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "casting-plans-" + System.getenv("POD_NAME"));
        return props;
    }

    public static void main(String[] args) {
        Properties consumerProps = consumerProps();
        try (KafkaConsumer<String, String> bells =
                        new KafkaConsumer<>(consumerProps, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> plans =
                        new KafkaProducer<>(producerProps(), new StringSerializer(), new StringSerializer())) {
            plans.initTransactions();
            bells.subscribe(List.of("bell-orders"));
            while (true) {
                ConsumerRecords<String, String> orders = bells.poll(Duration.ofSeconds(2));
                if (orders.isEmpty()) {
                    continue;
                }
                plans.beginTransaction();
                orders.forEach(o -> plans.send(new ProducerRecord<>("casting-plans", o.key(), o.value())));
                Map<TopicPartition, OffsetAndMetadata> positions = new HashMap<>();
                for (TopicPartition partition : orders.partitions()) {
                    positions.put(partition, new OffsetAndMetadata(bells.position(partition)));
                }
                plans.sendOffsetsToTransaction( // expect: send-offsets-overload-removed
                        positions, consumerProps.getProperty(ConsumerConfig.GROUP_ID_CONFIG));
                plans.commitTransaction();
            }
        }
    }
}
