package ca.prairie.grain;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Books grain that leaves Regina in the books of Saskatoon. */
public class GrainBooks {

    private final Consumer<String, String> deliveries;
    private final Producer<String, String> books;

    public GrainBooks() {
        deliveries = new KafkaConsumer<>(consumer(Sites.REGINA), new StringDeserializer(), new StringDeserializer());
        books = new KafkaProducer<>(producer(Sites.SASKATOON), new StringSerializer(), new StringSerializer());
    }

    public void run() {
        books.initTransactions();
        deliveries.subscribe(List.of("deliveries"));
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> batch = deliveries.poll(Duration.ofMillis(400));
            if (!batch.isEmpty()) {
                book(batch);
            }
        }
    }

    private void book(ConsumerRecords<String, String> batch) {
        books.beginTransaction();
        for (ConsumerRecord<String, String> delivery : batch) {
            books.send(new ProducerRecord<>("grain-books", delivery.key(), delivery.value()));
        }
        books.sendOffsetsToTransaction(batch.nextOffsets(), deliveries.groupMetadata()); // expect: pipeline-spans-clusters
        books.commitTransaction();
    }

    private static Map<String, Object> consumer(String site) {
        return Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, site,
                ConsumerConfig.GROUP_ID_CONFIG, "grain-books",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
                ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
    }

    private static Map<String, Object> producer(String site) {
        return Map.of(
                ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, site,
                ProducerConfig.TRANSACTIONAL_ID_CONFIG, "grain-books-" + System.getenv("HOSTNAME"));
    }
}
