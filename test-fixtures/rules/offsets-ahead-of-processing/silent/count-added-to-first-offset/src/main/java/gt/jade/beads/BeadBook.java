package gt.jade.beads;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The topic is never compacted and has no transactions. */
public final class BeadBook {

    private BeadBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "bead-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "bead-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> beads =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            beads.subscribe(List.of("beads"));
            while (true) {
                ConsumerRecords<String, String> batch = beads.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                book.beginTransaction();
                for (TopicPartition partition : batch.partitions()) {
                    List<ConsumerRecord<String, String>> records = batch.records(partition);
                    records.forEach(r -> book.send(new ProducerRecord<>("bead-book", r.key(), r.value())));
                    next.put(partition, new OffsetAndMetadata(records.get(0).offset() + records.size()));
                }
                book.sendOffsetsToTransaction(next, beads.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
