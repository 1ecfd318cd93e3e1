package va.giardino.herbs;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringSerializer;

public final class HerbBook {

    private final KafkaConsumer<String, String> cuts;
    private final KafkaProducer<String, String> book;
    private final ConsumerRebalanceListener changes;

    public HerbBook(KafkaConsumer<String, String> cuts, ConsumerRebalanceListener changes) {
        this.cuts = cuts;
        this.book = new KafkaProducer<>(
                Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "herb-book-" + System.getenv("HOSTNAME")),
                new StringSerializer(),
                new StringSerializer());
        this.book.initTransactions();
        this.changes = changes;
    }

    public void run() {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        cuts.subscribe(List.of("herb-cuts"), changes);
        int pending = 0;
        boolean open = false;
        while (true) {
            // expect: transaction-outlives-timeout
            for (ConsumerRecord<String, String> cut : cuts.poll(Duration.ofSeconds(1))) {
                if (!open) {
                    book.beginTransaction();
                    open = true;
                }
                book.send(new ProducerRecord<>("herbs", cut.key(), cut.value()));
                next.put(new TopicPartition(cut.topic(), cut.partition()), new OffsetAndMetadata(cut.offset() + 1));
                pending++;
            }
            if (open && pending >= 50) {
                book.sendOffsetsToTransaction(next, cuts.groupMetadata());
                book.commitTransaction();
                open = false;
                pending = 0;
            }
        }
    }

    public void close() {
        book.close();
    }
}
