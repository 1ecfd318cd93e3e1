package com.cana.rum;

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

public final class RumBook {

    private RumBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "rum");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "rum-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> casks =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> rum =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            rum.initTransactions();
            casks.subscribe(List.of("casks"));
            while (true) {
                ConsumerRecords<String, String> batch = casks.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                rum.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    if (item.value().equals("STOP")) {
                        rum.abortTransaction();
                        return;
                    }
                    rum.send(new ProducerRecord<>("rum", item.key(), item.value()));
                }
                rum.sendOffsetsToTransaction(batch.nextOffsets(), casks.groupMetadata());
                rum.commitTransaction();
            }
        }
    }
}
