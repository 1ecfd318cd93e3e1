package no.tang.kelp;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Starts over with new clients after each failure. */
public class KelpFarm {

    private static void session() {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "kelp-farm");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "kelp-farm-" + System.getenv("FARM_NODE"));
        try (KafkaConsumer<String, String> growth =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> harvest =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            harvest.initTransactions();
            growth.subscribe(List.of("kelp-growth"));
            while (!Thread.interrupted()) {
                ConsumerRecords<String, String> lines = growth.poll(Duration.ofSeconds(1));
                if (lines.isEmpty()) {
                    continue;
                }
                harvest.beginTransaction();
                lines.forEach(l -> harvest.send(new ProducerRecord<>("kelp-harvest", l.key(), l.value())));
                harvest.sendOffsetsToTransaction(lines.nextOffsets(), growth.groupMetadata());
                harvest.commitTransaction();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        while (!Thread.currentThread().isInterrupted()) {
            try {
                session();
            } catch (KafkaException failed) {
                Thread.sleep(5_000);
            }
        }
    }
}
