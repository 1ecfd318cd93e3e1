package th.klong.market;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class MarketBook {

    private MarketBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "market-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "market-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> sales =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            sales.subscribe(List.of("sales"));
            while (true) {
                Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
                for (ConsumerRecord<String, String> sale : sales.poll(Duration.ofSeconds(1))) {
                    book.beginTransaction();
                    book.send(new ProducerRecord<>("market-book", sale.key(), sale.value()));
                    next.put(
                            new TopicPartition(sale.topic(), sale.partition()),
                            new OffsetAndMetadata(sale.offset() + 1));
                    book.sendOffsetsToTransaction(next, sales.groupMetadata());
                    book.commitTransaction();
                }
            }
        }
    }
}
