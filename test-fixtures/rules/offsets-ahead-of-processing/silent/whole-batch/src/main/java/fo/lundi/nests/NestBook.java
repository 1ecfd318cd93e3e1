package fo.lundi.nests;

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

public final class NestBook {

    private NestBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "nest-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "nest-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> nests =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            nests.subscribe(List.of("nests"));
            while (true) {
                ConsumerRecords<String, String> batch = nests.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                book.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    book.send(new ProducerRecord<>("nest-book", item.key(), item.value()));
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                for (TopicPartition partition : batch.partitions()) {
                    next.put(partition, new OffsetAndMetadata(nests.position(partition)));
                }
                book.sendOffsetsToTransaction(next, nests.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
