package fi.saha.planks;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Each client bootstraps from other brokers. */
public final class PlankFlow {

    private PlankFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "broker-1.saha.example:9092");
        in.put("group.id", "planks");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "broker-2.saha.example:9092,broker-3.saha.example:9092");
        out.put("transactional.id", "planks-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> logs =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> planks =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            planks.initTransactions();
            logs.subscribe(List.of("logs"));
            while (true) {
                ConsumerRecords<String, String> batch = logs.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                planks.beginTransaction();
                batch.forEach(r -> planks.send(new ProducerRecord<>("planks", r.key(), r.value())));
                planks.sendOffsetsToTransaction(batch.nextOffsets(), logs.groupMetadata());
                planks.commitTransaction();
            }
        }
    }
}
