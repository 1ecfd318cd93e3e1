package pa.canal.locks;

import java.time.Duration;
import java.util.List;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public final class LockBook {

    private LockBook() {
    }

    public static void main(String[] args) {
        Properties in = new Properties();
        in.put("bootstrap.servers", "kafka:9092");
        in.put("group.id", "lock-book");
        in.put("enable.auto.commit", "false");
        in.put("isolation.level", "read_committed");
        Properties out = new Properties();
        out.put("bootstrap.servers", "kafka:9092");
        out.put("transactional.id", "lock-book-" + System.getenv("POD_NAME"));
        try (KafkaConsumer<String, String> ships =
                        new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
                KafkaProducer<String, String> book =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            book.initTransactions();
            ships.subscribe(List.of("ships"));
            while (true) {
                ConsumerRecords<String, String> batch = ships.poll(Duration.ofSeconds(1));
                if (batch.count() > 20) {
                    System.out.println("much traffic");
                }
                if (!batch.isEmpty()) {
                    book.beginTransaction();
                    batch.forEach(ship -> book.send(new ProducerRecord<>("lock-book", ship.key(), ship.value())));
                    book.sendOffsetsToTransaction(batch.nextOffsets(), ships.groupMetadata());
                    book.commitTransaction();
                }
            }
        }
    }
}
