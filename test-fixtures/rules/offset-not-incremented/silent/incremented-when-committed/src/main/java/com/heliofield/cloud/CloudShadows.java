package com.heliofield.cloud;

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

public class CloudShadows {

    private final Map<TopicPartition, Long> last = new HashMap<>();

    private Map<TopicPartition, OffsetAndMetadata> next() {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        last.forEach((partition, offset) -> next.put(partition, new OffsetAndMetadata(offset + 1)));
        return next;
    }

    private void forecast(KafkaConsumer<String, String> cameras, KafkaProducer<String, String> shadows) {
        ConsumerRecords<String, String> images = cameras.poll(Duration.ofMillis(400));
        if (images.isEmpty()) {
            return;
        }
        shadows.beginTransaction();
        for (ConsumerRecord<String, String> image : images) {
            last.put(new TopicPartition(image.topic(), image.partition()), image.offset());
            shadows.send(new ProducerRecord<>("cloud-shadows", image.key(), image.value()));
        }
        shadows.sendOffsetsToTransaction(next(), cameras.groupMetadata());
        shadows.commitTransaction();
        last.clear();
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "cloud-shadows");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "cloud-shadows-" + System.getenv("HOSTNAME"));
        CloudShadows clouds = new CloudShadows();
        try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("sky-cameras"));
            while (true) {
                clouds.forecast(consumer, producer);
            }
        }
    }
}
