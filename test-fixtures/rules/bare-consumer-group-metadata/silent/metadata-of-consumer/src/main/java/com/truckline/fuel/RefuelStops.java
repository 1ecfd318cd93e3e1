package com.truckline.fuel;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RefuelStops {

    public static void main(String[] args) {
        Map<String, Object> in = Map.of(
                "bootstrap.servers", "kafka:9092",
                "group.id", "refuel-stops",
                "enable.auto.commit", "false",
                "isolation.level", "read_committed");
        Map<String, Object> out = Map.of(
                "bootstrap.servers", "kafka:9092",
                "transactional.id", "refuel-stops-" + System.getenv("POD_NAME"));
        try (var consumer = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                var producer = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("tank-levels"));
            while (true) {
                ConsumerRecords<String, String> levels = consumer.poll(Duration.ofSeconds(1));
                if (levels.isEmpty()) {
                    continue;
                }
                ConsumerGroupMetadata metadata = consumer.groupMetadata();
                producer.beginTransaction();
                levels.forEach(l -> producer.send(new ProducerRecord<>("refuel-stops", l.key(), l.value())));
                producer.sendOffsetsToTransaction(levels.nextOffsets(), metadata);
                producer.commitTransaction();
            }
        }
    }
}
