package au.flyingdoctor.radio;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import java.util.logging.Logger;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class RadioLog {

    private static final Logger LOG = Logger.getLogger("radio");

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "radio-log");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "radio-log-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> calls =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> log =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            log.initTransactions();
            calls.subscribe(List.of("radio-calls"));
            ConsumerGroupMetadata atStart = calls.groupMetadata();
            LOG.info(() -> "group " + atStart.groupId());
            while (true) {
                ConsumerRecords<String, String> batch = calls.poll(Duration.ofSeconds(1));
                if (!batch.isEmpty()) {
                    log.beginTransaction();
                    batch.forEach(c -> log.send(new ProducerRecord<>("radio-log", c.key(), c.value())));
                    log.sendOffsetsToTransaction(batch.nextOffsets(), calls.groupMetadata());
                    log.commitTransaction();
                    LOG.fine(() -> atStart.groupId() + " wrote " + batch.count());
                }
            }
        }
    }
}
