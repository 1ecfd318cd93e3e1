package pl.grzyb.platform;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;

/** Every consumer of the company reads committed records. */
public final class KafkaPlatform {

    private static final String BROKERS = "mushroom-kafka:9092";

    private KafkaPlatform() {
    }

    public static Map<String, Object> consumer(String group) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, BROKERS);
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, group);
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        return settings;
    }

    public static Map<String, Object> transactionalProducer(String service) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, BROKERS);
        settings.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, service + "-" + System.getenv("HOSTNAME"));
        return settings;
    }
}
