package dk.havn.crane;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A KafkaShareConsumer would not do here, since its poll is no part of beginTransaction. */
public final class CraneLog {

    private CraneLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "crane-log");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "crane-log-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> lifts =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> log =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            log.initTransactions();
            lifts.subscribe(List.of("lifts"));
            while (true) {
                ConsumerRecords<String, String> batch = lifts.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                log.beginTransaction();
                batch.forEach(r -> log.send(new ProducerRecord<>("crane-log", r.key(), r.value())));
                log.sendOffsetsToTransaction(batch.nextOffsets(), lifts.groupMetadata());
                log.commitTransaction();
            }
        }
    }
}
