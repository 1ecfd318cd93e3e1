package hr.trajekt.manifest;

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

public class FerryManifest {

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "ferry-manifest");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "ferry-manifest-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> boarded =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> manifest =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            manifest.initTransactions();
            boarded.subscribe(List.of("boarded"));
            ConsumerGroupMetadata member = boarded.groupMetadata();
            while (true) {
                ConsumerRecords<String, String> passengers = boarded.poll(Duration.ofSeconds(1));
                if (passengers.isEmpty()) {
                    continue;
                }
                if (!member.equals(boarded.groupMetadata())) {
                    member = boarded.groupMetadata();
                    System.out.println("generation " + member.generationId());
                }
                manifest.beginTransaction();
                passengers.forEach(p -> manifest.send(new ProducerRecord<>("manifest", p.key(), p.value())));
                manifest.sendOffsetsToTransaction(passengers.nextOffsets(), member);
                manifest.commitTransaction();
            }
        }
    }
}
