package gl.isfjord.boats;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public final class BoatQueue {

    private BoatQueue() {
    }

    public static void main(String[] args) {
        boolean shared = args.length > 0 && args[0].equals("shared");
        Map<String, Object> settings = new HashMap<>();
        settings.put("bootstrap.servers", "kafka:9092");
        settings.put("group.id", "boats");
        if (!shared) {
            settings.put("auto.offset.reset", "earliest");
        }
        try (KafkaShareConsumer<String, String> boats =
                new KafkaShareConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            boats.subscribe(List.of("boats"));
            while (shared) {
                boats.poll(Duration.ofSeconds(1)).forEach(boat -> System.out.println(boat.key()));
            }
        }
    }
}
