package net.lumencampus.enrolment;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ProducerFencedException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class EnrolmentProcessor {

    private final Notifier notifier;
    private final Map<String, Object> common;

    public EnrolmentProcessor(Notifier notifier, String bootstrapServers) {
        this.notifier = notifier;
        this.common = Map.of("bootstrap.servers", bootstrapServers, "client.id", "enrolment");
    }

    public void process() {
        Map<String, Object> consumerConfig = new HashMap<>(common);
        consumerConfig.put(ConsumerConfig.GROUP_ID_CONFIG, "enrolment");
        consumerConfig.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        consumerConfig.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        Map<String, Object> producerConfig = new HashMap<>(common);
        producerConfig.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG,
                String.format("enrolment-%s", System.getenv("HOSTNAME")));

        KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(consumerConfig, new StringDeserializer(), new StringDeserializer());
        KafkaProducer<String, String> producer =
                new KafkaProducer<>(producerConfig, new StringSerializer(), new StringSerializer());
        producer.initTransactions();
        consumer.subscribe(List.of("applications"));
        try {
            while (true) {
                ConsumerRecords<String, String> applications = consumer.poll(Duration.ofSeconds(1));
                if (applications.isEmpty()) {
                    continue;
                }
                producer.beginTransaction();
                try {
                    Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                    for (ConsumerRecord<String, String> application : applications) {
                        notifier.welcome(application.key(), application.value());
                        producer.send(new ProducerRecord<>("enrolments", application.key(), application.value()));
                        offsets.merge(new TopicPartition(application.topic(), application.partition()),
                                new OffsetAndMetadata(application.offset() + 1), (a, b) -> b);
                    }
                    producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
                    producer.commitTransaction();
                } catch (ProducerFencedException | AuthorizationException e) {
                    throw e;
                } catch (KafkaException | Notifier.NotificationException e) {
                    producer.abortTransaction();
                    for (TopicPartition partition : applications.partitions()) {
                        consumer.seek(partition, applications.records(partition).get(0).offset());
                    }
                }
            }
        } finally {
            producer.close();
            consumer.close();
        }
    }
}
