package com.tillpoint.copy;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SalesCopy {

    private SalesCopy() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "sales-share");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        try (KafkaShareConsumer<String, String> sales =
                        new KafkaShareConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> copies =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            sales.subscribe(List.of("sales"));
            while (true) {
                for (ConsumerRecord<String, String> sale : sales.poll(Duration.ofSeconds(1))) {
                    copies.send(new ProducerRecord<>("sales-copies", sale.key(), sale.value())); // expect: unchecked-send
                }
            }
        }
    }
}
