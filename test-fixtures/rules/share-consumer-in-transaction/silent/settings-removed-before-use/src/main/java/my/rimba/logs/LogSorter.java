package my.rimba.logs;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** The common settings are those of consumer groups; what share groups reject is taken out. */
public final class LogSorter {

    private LogSorter() {
    }

    public static void main(String[] args) {
        Map<String, Object> settings = new HashMap<>(common());
        settings.remove("auto.offset.reset");
        settings.remove("enable.auto.commit");
        settings.put("group.id", "log-sorter");
        try (KafkaShareConsumer<String, String> logs =
                new KafkaShareConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            logs.subscribe(List.of("logs"));
            while (true) {
                logs.poll(Duration.ofSeconds(1)).forEach(log -> System.out.println(log.value()));
            }
        }
    }

    private static Map<String, Object> common() {
        Map<String, Object> settings = new HashMap<>();
        settings.put("bootstrap.servers", "kafka:9092");
        settings.put("auto.offset.reset", "earliest");
        settings.put("enable.auto.commit", false);
        return settings;
    }
}
