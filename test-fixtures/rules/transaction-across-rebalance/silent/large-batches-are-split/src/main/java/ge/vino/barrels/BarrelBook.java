package ge.vino.barrels;

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

/** The last transaction of a batch ends with the batch. */
public final class BarrelBook {

    private BarrelBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "barrel-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "barrel-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> barrels =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            barrels.subscribe(List.of("barrels"));
            while (true) {
                ConsumerRecords<String, String> batch = barrels.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                int count = 0;
                book.beginTransaction();
                for (ConsumerRecord<String, String> barrel : batch) {
                    book.send(new ProducerRecord<>("barrel-book", barrel.key(), barrel.value()));
                    next.put(
                            new TopicPartition(barrel.topic(), barrel.partition()),
                            new OffsetAndMetadata(barrel.offset() + 1));
                    count++;
                    if (count % 100 == 0) {
                        book.sendOffsetsToTransaction(next, barrels.groupMetadata());
                        book.commitTransaction();
                        book.beginTransaction();
                    }
                }
                book.sendOffsetsToTransaction(next, barrels.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
