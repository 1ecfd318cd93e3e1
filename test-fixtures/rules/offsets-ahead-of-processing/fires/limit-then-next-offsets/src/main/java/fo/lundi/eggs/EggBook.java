package fo.lundi.eggs;

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

/** Books at most a hundred eggs in one transaction. */
public final class EggBook {

    private EggBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "egg-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "egg-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> eggs =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            eggs.subscribe(List.of("eggs"));
            while (true) {
                ConsumerRecords<String, String> batch = eggs.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                book.beginTransaction();
                int booked = 0;
                for (ConsumerRecord<String, String> item : batch) {
                    if (booked == 100) {
                        break;
                    }
                    book.send(new ProducerRecord<>("egg-book", item.key(), item.value()));
                    booked++;
                }
                book.sendOffsetsToTransaction(batch.nextOffsets(), eggs.groupMetadata()); // expect: offsets-ahead-of-processing
                book.commitTransaction();
            }
        }
    }
}
