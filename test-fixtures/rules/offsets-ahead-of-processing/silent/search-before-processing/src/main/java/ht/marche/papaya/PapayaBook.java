package ht.marche.papaya;

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

public final class PapayaBook {

    private PapayaBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "papaya-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "papaya-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> crates =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            crates.subscribe(List.of("papayas"));
            while (true) {
                ConsumerRecords<String, String> batch = crates.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                String first = "";
                for (ConsumerRecord<String, String> item : batch) {
                    if (item.key() != null) {
                        first = item.key();
                        break;
                    }
                }
                book.beginTransaction();
                for (ConsumerRecord<String, String> item : batch) {
                    book.send(new ProducerRecord<>("papaya-book", first, item.value()));
                }
                book.sendOffsetsToTransaction(batch.nextOffsets(), crates.groupMetadata());
                book.commitTransaction();
            }
        }
    }
}
