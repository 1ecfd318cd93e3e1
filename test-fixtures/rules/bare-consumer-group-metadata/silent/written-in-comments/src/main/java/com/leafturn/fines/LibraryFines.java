package com.leafturn.fines;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class LibraryFines {

    private static final String HINT = "use consumer.groupMetadata(), not new ConsumerGroupMetadata(\"fines\")";

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "fines");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "fines-" + System.getenv("POD_NAME"));
        System.err.println(HINT);
        try (KafkaConsumer<String, String> loans =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> fines =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            fines.initTransactions();
            loans.subscribe(List.of("late-loans"));
            while (true) {
                ConsumerRecords<String, String> late = loans.poll(Duration.ofSeconds(1));
                if (late.isEmpty()) {
                    continue;
                }
                fines.beginTransaction();
                late.forEach(l -> fines.send(new ProducerRecord<>("fines", l.key(), "0.50")));
                // fines.sendOffsetsToTransaction(late.nextOffsets(), new ConsumerGroupMetadata("fines"));
                fines.sendOffsetsToTransaction(late.nextOffsets(), loans.groupMetadata());
                fines.commitTransaction();
            }
        }
    }
}
