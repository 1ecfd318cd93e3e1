package ma.argan.press;

import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;

/** Settings of all clients of the press. */
final class PressSettings {

    private static final String SERVERS = "kafka:9092";

    private PressSettings() {
    }

    static Map<String, Object> consumer() {
        return Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, SERVERS,
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false,
                ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 100);
    }
}
