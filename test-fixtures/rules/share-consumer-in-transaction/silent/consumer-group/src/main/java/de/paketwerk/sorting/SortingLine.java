package de.paketwerk.sorting;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class SortingLine {

    private SortingLine() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "sorting-line");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "sorting-line-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> parcels =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> lanes =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            lanes.initTransactions();
            parcels.subscribe(List.of("parcels"));
            while (true) {
                ConsumerRecords<String, String> batch = parcels.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                lanes.beginTransaction();
                batch.forEach(r -> lanes.send(new ProducerRecord<>("lanes", r.key(), r.value())));
                lanes.sendOffsetsToTransaction(batch.nextOffsets(), parcels.groupMetadata());
                lanes.commitTransaction();
            }
        }
    }
}
