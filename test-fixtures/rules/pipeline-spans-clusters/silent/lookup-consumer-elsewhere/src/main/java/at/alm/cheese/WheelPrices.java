package at.alm.cheese;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Prices come from another cluster, but the transaction covers the wheels only. */
public final class WheelPrices {

    private WheelPrices() {
    }

    private static KafkaConsumer<String, String> reader(String servers, String group) {
        return new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers", servers,
                        "group.id", group,
                        "enable.auto.commit", "false",
                        "isolation.level", "read_committed"),
                new StringDeserializer(),
                new StringDeserializer());
    }

    public static void main(String[] args) {
        Map<String, String> prices = new HashMap<>();
        Map<String, Object> out =
                Map.of(
                        "bootstrap.servers", "dairy-kafka.alm.example:9092",
                        "transactional.id", "wheels-" + System.getenv("HOSTNAME"));
        try (KafkaConsumer<String, String> market = reader("market-kafka.alm.example:9092", "wheel-prices-lookup");
                KafkaConsumer<String, String> wheels = reader("dairy-kafka.alm.example:9092", "wheel-prices");
                KafkaProducer<String, String> priced =
                        new KafkaProducer<>(out, new StringSerializer(), new StringSerializer())) {
            priced.initTransactions();
            market.subscribe(List.of("prices"));
            wheels.subscribe(List.of("wheels"));
            while (true) {
                market.poll(Duration.ZERO).forEach(price -> prices.put(price.key(), price.value()));
                ConsumerRecords<String, String> batch = wheels.poll(Duration.ofSeconds(1));
                if (batch.isEmpty()) {
                    continue;
                }
                priced.beginTransaction();
                batch.forEach(w -> priced.send(new ProducerRecord<>("priced-wheels", w.key(), w.value())));
                priced.sendOffsetsToTransaction(batch.nextOffsets(), wheels.groupMetadata());
                priced.commitTransaction();
            }
        }
    }
}
