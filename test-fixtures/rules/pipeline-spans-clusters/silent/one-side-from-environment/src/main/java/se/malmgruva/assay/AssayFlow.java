package se.malmgruva.assay;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class AssayFlow {

    private AssayFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", System.getenv("KAFKA_BOOTSTRAP"));
        in.put("group.id", "assay");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "assay-kafka:9092");
        out.put("transactional.id", "assay-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> ore =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> results =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            results.initTransactions();
            ore.subscribe(List.of("ore"));
            while (true) {
                ConsumerRecords<String, String> batch = ore.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                results.beginTransaction();
                batch.forEach(r -> results.send(new ProducerRecord<>("assays", r.key(), r.value())));
                results.sendOffsetsToTransaction(batch.nextOffsets(), ore.groupMetadata());
                results.commitTransaction();
            }
        }
    }
}
