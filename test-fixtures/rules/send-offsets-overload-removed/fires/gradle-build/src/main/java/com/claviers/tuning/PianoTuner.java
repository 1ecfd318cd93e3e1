package com.claviers.tuning;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PianoTuner {

    static final String APP = "piano-tuner";

    public static void main(String[] args) {
        try (var consumer = new KafkaConsumer<>(
                        Map.of(
                                "bootstrap.servers", "kafka:9092",
                                "group.id", APP + "-group",
                                "enable.auto.commit", "false",
                                "isolation.level", "read_committed"),
                        new StringDeserializer(),
                        new StringDeserializer());
                var producer = new KafkaProducer<>(
                        Map.of("bootstrap.servers", "kafka:9092", "transactional.id", APP + System.getenv("POD_NAME")),
                        new StringSerializer(),
                        new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("tuning-requests"));
            while (true) {
                ConsumerRecords<String, String> requests = consumer.poll(Duration.ofSeconds(1));
                for (TopicPartition partition : requests.partitions()) {
                    List<ConsumerRecord<String, String>> records = requests.records(partition);
                    long next = records.get(records.size() - 1).offset() + 1;
                    producer.beginTransaction();
                    records.forEach(r -> producer.send(new ProducerRecord<>("tunings", r.key(), r.value())));
                    var offsets = Map.of(partition, new OffsetAndMetadata(next));
                    producer.sendOffsetsToTransaction(offsets, APP + "-group"); // expect: send-offsets-overload-removed
                    producer.commitTransaction();
                }
            }
        }
    }
}
