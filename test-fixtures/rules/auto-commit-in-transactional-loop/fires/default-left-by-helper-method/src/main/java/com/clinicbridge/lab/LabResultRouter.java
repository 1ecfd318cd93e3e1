package com.clinicbridge.lab;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Sends each laboratory result to the topic of the ward that ordered it. */
public class LabResultRouter {

    private static final String STRING_DESERIALIZER = "org.apache.kafka.common.serialization.StringDeserializer";
    private static final String STRING_SERIALIZER = "org.apache.kafka.common.serialization.StringSerializer";

    private final String bootstrap;

    public LabResultRouter(String bootstrap) {
        this.bootstrap = bootstrap;
    }

    public void route() {
        Properties consumerProps = new Properties(); // expect: auto-commit-in-transactional-loop
        connection(consumerProps);
        readResults(consumerProps);
        Properties producerProps = new Properties();
        connection(producerProps);
        producerProps.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "lab-router." + System.getenv("HOSTNAME"));
        producerProps.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, STRING_SERIALIZER);
        producerProps.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, STRING_SERIALIZER);

        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<String, String>(consumerProps);
                KafkaProducer<String, String> producer = new KafkaProducer<>(producerProps)) {
            producer.initTransactions();
            consumer.subscribe(List.of("lab-results"));
            while (true) {
                ConsumerRecords<String, String> results = consumer.poll(Duration.ofMillis(300));
                for (TopicPartition partition : results.partitions()) {
                    forward(consumer, producer, partition, results.records(partition));
                }
            }
        }
    }

    private static void forward(
            KafkaConsumer<String, String> consumer,
            KafkaProducer<String, String> producer,
            TopicPartition partition,
            List<ConsumerRecord<String, String>> results) {
        producer.beginTransaction();
        for (ConsumerRecord<String, String> result : results) {
            String ward = result.key().substring(0, result.key().indexOf('/'));
            producer.send(new ProducerRecord<>("ward-" + ward, result.key(), result.value()));
        }
        Map<TopicPartition, OffsetAndMetadata> done = new LinkedHashMap<>();
        done.put(partition, new OffsetAndMetadata(results.get(results.size() - 1).offset() + 1));
        producer.sendOffsetsToTransaction(done, consumer.groupMetadata());
        producer.commitTransaction();
    }

    private void connection(Properties props) {
        props.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, bootstrap);
        props.put(CommonClientConfigs.REQUEST_TIMEOUT_MS_CONFIG, 20_000);
    }

    private static void readResults(Properties props) {
        props.put(ConsumerConfig.GROUP_ID_CONFIG, "lab-router");
        props.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        props.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        props.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, STRING_DESERIALIZER);
        props.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, STRING_DESERIALIZER);
    }
}
