package cu.tabaco.cigars;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class CigarBook {

    private CigarBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "cigar-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "cigar-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> boxes =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            boxes.subscribe(List.of("boxes"));
            while (true) {
                ConsumerRecords<String, String> batch = boxes.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                book.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    if (item.value().startsWith("TEST")) {
                        continue;
                    }
                    book.send(new ProducerRecord<>("cigar-book", item.key(), item.value()));
                }
                book.sendOffsetsToTransaction(batch.nextOffsets(), boxes.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
