package ee.meri.tides;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Reads without and writes with TLS. */
public final class TideFlow {

    private TideFlow() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka.meri.example:9092");
        in.put("group.id", "tides");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka.meri.example:9093");
        out.put("transactional.id", "tides-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> tides =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> warnings =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            warnings.initTransactions();
            tides.subscribe(List.of("tides"));
            while (true) {
                ConsumerRecords<String, String> batch = tides.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                warnings.beginTransaction();
                batch.forEach(r -> warnings.send(new ProducerRecord<>("tide-warnings", r.key(), r.value())));
                warnings.sendOffsetsToTransaction(batch.nextOffsets(), tides.groupMetadata());
                warnings.commitTransaction();
            }
        }
    }
}
