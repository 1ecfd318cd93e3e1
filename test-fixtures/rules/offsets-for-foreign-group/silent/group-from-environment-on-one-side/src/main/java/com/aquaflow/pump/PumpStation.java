package com.aquaflow.pump;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class PumpStation {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", System.getenv("PUMP_GROUP"));
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "pump-station-" + System.getenv("POD_NAME"));
        ConsumerGroupMetadata group = new ConsumerGroupMetadata("pump-station"); // expect: bare-consumer-group-metadata
        try (KafkaConsumer<String, String> pressures =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> commands =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            commands.initTransactions();
            pressures.subscribe(List.of("pressures"));
            while (true) {
                ConsumerRecords<String, String> batch = pressures.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    commands.beginTransaction();
                    batch.forEach(p -> commands.send(new ProducerRecord<>("pump-commands", p.key(), p.value())));
                    commands.sendOffsetsToTransaction(batch.nextOffsets(), group);
                    commands.commitTransaction();
                }
            }
        }
    }
}
