package com.cana.molasses;

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

public final class MolassesBook {

    private MolassesBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "molasses");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "molasses-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> vats =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            vats.subscribe(List.of("vats"));
            while (true) {
                ConsumerRecords<String, String> batch = vats.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                int written = 0;
                book.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    if (item.value().length() > 1000) {
                        break;
                    }
                    book.send(new ProducerRecord<>("molasses", item.key(), item.value()));
                    written++;
                }
                if (written != batch.count()) {
                    book.abortTransaction();
                    throw new IllegalStateException("A value is too long");
                }
                book.sendOffsetsToTransaction(batch.nextOffsets(), vats.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
