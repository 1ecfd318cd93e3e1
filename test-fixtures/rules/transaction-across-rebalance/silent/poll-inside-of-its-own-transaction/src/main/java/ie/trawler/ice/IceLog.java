package ie.trawler.ice;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A transaction with nothing in it costs nothing. */
public final class IceLog {

    private IceLog() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "ice-log");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "ice-log-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> ice =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> log =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            log.initTransactions();
            ice.subscribe(List.of("ice"));
            while (true) {
                log.beginTransaction();
                ConsumerRecords<String, String> batch = ice.poll(Duration.ofSeconds(1));
                batch.forEach(r -> log.send(new ProducerRecord<>("ice-log", r.key(), r.value())));
                log.sendOffsetsToTransaction(batch.nextOffsets(), ice.groupMetadata());
                log.commitTransaction();
            }
        }
    }
}
