package tn.oasis.wells;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringSerializer;

/** The caller has subscribed the consumer, perhaps with a listener. */
public final class WellLevels {

    private final KafkaConsumer<String, String> wells;
    private final KafkaProducer<String, String> levels;

    public WellLevels(KafkaConsumer<String, String> wells) {
        this.wells = wells;
        this.levels = new KafkaProducer<>(
                Map.of("bootstrap.servers", "kafka:9092", "transactional.id", "well-levels-" + System.getenv("HOSTNAME")),
                new StringSerializer(),
                new StringSerializer());
        this.levels.initTransactions();
    }

    public void run() {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        int pending = 0;
        boolean open = false;
        while (true) {
            // expect: transaction-outlives-timeout
            for (ConsumerRecord<String, String> well : wells.poll(Duration.ofSeconds(1))) {
                if (!open) {
                    levels.beginTransaction();
                    open = true;
                }
                levels.send(new ProducerRecord<>("levels", well.key(), well.value()));
                next.put(new TopicPartition(well.topic(), well.partition()), new OffsetAndMetadata(well.offset() + 1));
                pending++;
            }
            if (open && pending >= 50) {
                levels.sendOffsetsToTransaction(next, wells.groupMetadata());
                levels.commitTransaction();
                open = false;
                pending = 0;
            }
        }
    }

    public void close() {
        levels.close();
    }
}
