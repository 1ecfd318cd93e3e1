package pr.ron.barrels;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A record that cannot be read ends the work on its batch, which is then taken back. */
public final class BarrelFlow {

    private final KafkaConsumer<String, String> barrels;
    private final KafkaProducer<String, String> prices;

    BarrelFlow(Map<String, Object> in, Map<String, Object> out) {
        barrels = new KafkaConsumer<>(in, new StringDeserializer(), new StringDeserializer());
        prices = new KafkaProducer<>(out, new StringSerializer(), new StringSerializer());
        prices.initTransactions();
        barrels.subscribe(List.of("barrels"));
    }

    void run() {
        while (!Thread.currentThread().isInterrupted()) {
            ConsumerRecords<String, String> batch = barrels.poll(Duration.ofMillis(500));
            if (batch.isEmpty()) {
                continue;
            }
            prices.beginTransaction();
            if (!price(batch)) {
                prices.abortTransaction();
                batch.partitions().forEach(p -> barrels.seek(p, batch.records(p).get(0).offset()));
                continue;
            }
            prices.sendOffsetsToTransaction(batch.nextOffsets(), barrels.groupMetadata());
            prices.commitTransaction();
        }
    }

    private boolean price(ConsumerRecords<String, String> batch) {
        for (ConsumerRecord<String, String> barrel : batch) {
            if (!barrel.value().matches("\\d+")) {
                return false;
            }
            prices.send(new ProducerRecord<>("prices", barrel.key(), barrel.value()));
        }
        return true;
    }
}
