package hr.otok.ferry;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The inspector looks at partitions only; the reader is in a group. */
public final class FerryClients {

    private FerryClients() {
    }

    private static KafkaConsumer<String, String> open(Map<String, Object> more) {
        Map<String, Object> settings = new HashMap<>(); // expect: auto-and-manual-commit
        settings.put("bootstrap.servers", "kafka:9092");
        settings.putAll(more);
        return new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
    }

    public static void main(String[] args) {
        try (KafkaConsumer<String, String> inspector = open(Map.of());
                KafkaConsumer<String, String> reader = open(Map.of("group.id", "ferries"))) {
            System.out.println(inspector.partitionsFor("ferries"));
            reader.subscribe(List.of("ferries"));
            while (true) {
                reader.poll(Duration.ofSeconds(1)).forEach(ferry -> System.out.println(ferry.value()));
                reader.commitSync();
            }
        }
    }
}
