package com.cana.sugar;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SugarBook {

    private SugarBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "sugar");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "sugar-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> cane =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> sugar =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            sugar.initTransactions();
            cane.subscribe(List.of("cane"));
            while (true) {
                ConsumerRecords<String, String> batch = cane.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                sugar.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    int weight;
                    try {
                        weight = Integer.parseInt(item.value());
                    } catch (NumberFormatException unreadable) {
                        System.err.println("unreadable: " + item.key());
                        break;
                    }
                    sugar.send(new ProducerRecord<>("sugar", item.key(), String.valueOf(weight / 10)));
                }
                sugar.sendOffsetsToTransaction(batch.nextOffsets(), cane.groupMetadata()); // expect: offsets-ahead-of-processing
                sugar.commitTransaction();
            }
        }
    }
}
