package jp.kaiten.belt;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class SushiBelt {

    private final KafkaConsumer<String, String> plates = createConsumer();
    private final KafkaProducer<String, String> bills = createProducer();
    private final ConsumerGroupMetadata metadata = plates.groupMetadata(); // expect: cached-group-metadata

    private static KafkaConsumer<String, String> createConsumer() {
        Properties p = new Properties();
        p.setProperty("bootstrap.servers", "kafka:9092");
        p.setProperty("group.id", "sushi-belt");
        p.setProperty("enable.auto.commit", "false");
        p.setProperty("isolation.level", "read_committed");
        return new KafkaConsumer<>(p, new StringDeserializer(), new StringDeserializer());
    }

    private static KafkaProducer<String, String> createProducer() {
        Properties p = new Properties();
        p.setProperty("bootstrap.servers", "kafka:9092");
        p.setProperty("transactional.id", "sushi-belt-" + System.getenv("POD_NAME"));
        return new KafkaProducer<>(p, new StringSerializer(), new StringSerializer());
    }

    void bill() {
        bills.initTransactions();
        plates.subscribe(List.of("plates"));
        try {
            while (!Thread.currentThread().isInterrupted()) {
                ConsumerRecords<String, String> taken = plates.poll(Duration.ofSeconds(1));
                if (!taken.isEmpty()) {
                    bills.beginTransaction();
                    taken.forEach(p -> bills.send(new ProducerRecord<>("bills", p.key(), p.value())));
                    bills.sendOffsetsToTransaction(taken.nextOffsets(), metadata);
                    bills.commitTransaction();
                }
            }
        } finally {
            bills.close();
            plates.close();
        }
    }

    public static void main(String[] args) {
        new SushiBelt().bill();
    }
}
