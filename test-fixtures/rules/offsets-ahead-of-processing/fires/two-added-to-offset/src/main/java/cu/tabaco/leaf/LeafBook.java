package cu.tabaco.leaf;

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

/** The second one is meant for the marker of the transaction. */
public final class LeafBook {

    private LeafBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "leaf-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "leaf-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> leaves =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            leaves.subscribe(List.of("leaves"));
            while (true) {
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                ConsumerRecords<String, String> batch = leaves.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                book.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    book.send(new ProducerRecord<>("leaf-book", item.key(), item.value()));
                    next.put(
                            new TopicPartition(item.topic(), item.partition()),
                            new OffsetAndMetadata(item.offset() + 2)); // expect: offsets-ahead-of-processing
                }
                book.sendOffsetsToTransaction(next, leaves.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
