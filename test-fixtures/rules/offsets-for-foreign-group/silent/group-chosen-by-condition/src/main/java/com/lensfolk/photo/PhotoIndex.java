package com.lensfolk.photo;

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

public class PhotoIndex {

    public static void main(String[] args) {
        boolean rebuild = args.length > 0 && args[0].equals("--rebuild");
        String group = rebuild ? "photo-index-rebuild" : "photo-index";
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", group);
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "photo-index-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> photos =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> index =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            index.initTransactions();
            photos.subscribe(List.of("photos"));
            while (true) {
                ConsumerRecords<String, String> batch = photos.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> offsets = new HashMap<>();
                index.beginTransaction();
                for (ConsumerRecord<String, String> photo : batch) {
                    index.send(new ProducerRecord<>("photo-index", photo.key(), photo.value()));
                    offsets.put(
                            new TopicPartition(photo.topic(), photo.partition()),
                            new OffsetAndMetadata(photo.offset() + 1));
                }
                index.sendOffsetsToTransaction(offsets, group); // expect: send-offsets-overload-removed
                index.commitTransaction();
            }
        }
    }
}
