package no.fjordsalg.sort;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CatchSort {

    private CatchSort() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka.fjordsalg.no:9092");
        in.put("group.id", "catch-sort");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka.fjordsalg.no:9092");
        out.put("transactional.id", "catch-sort-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> catches =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> sorted =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            sorted.initTransactions();
            catches.subscribe(List.of("catches"));
            while (true) {
                ConsumerRecords<String, String> batch = catches.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                sorted.beginTransaction();
                batch.forEach(r -> sorted.send(new ProducerRecord<>("sorted-catches", r.key(), r.value())));
                sorted.sendOffsetsToTransaction(batch.nextOffsets(), catches.groupMetadata());
                sorted.commitTransaction();
            }
        }
    }
}
