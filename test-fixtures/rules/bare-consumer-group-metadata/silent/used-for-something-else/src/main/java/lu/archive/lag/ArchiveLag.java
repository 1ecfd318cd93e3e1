package lu.archive.lag;

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

public class ArchiveLag {

    private static final Logger LOG = Logger.getLogger("archive");

    public static void main(String[] args) {
        ConsumerGroupMetadata before = new ConsumerGroupMetadata("archive-lag");
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", before.groupId());
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "archive-lag-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> consumer =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> producer =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            producer.initTransactions();
            consumer.subscribe(List.of("archive-requests"));
            while (true) {
                ConsumerRecords<String, String> requests = consumer.poll(Duration.ofSeconds(1));
                if (requests.isEmpty()) {
                    continue;
                }
                if (!before.equals(consumer.groupMetadata())) {
                    LOG.info(() -> "member of generation " + consumer.groupMetadata().generationId());
                }
                producer.beginTransaction();
                requests.forEach(r -> producer.send(new ProducerRecord<>("archived", r.key(), r.value())));
                producer.sendOffsetsToTransaction(requests.nextOffsets(), consumer.groupMetadata());
                producer.commitTransaction();
            }
        }
    }
}
