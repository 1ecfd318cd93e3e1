package pt.viaverde.toll;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

public class TollApplication {

    public static void main(String[] args) {
        try (var consumer = new KafkaConsumer<>(input(), new StringDeserializer(), new StringDeserializer());
                var producer = new KafkaProducer<>(output(), new StringSerializer(), new StringSerializer())) {
            new TollMatcher(consumer, producer).run();
        }
    }

    private static Map<String, Object> input() {
        Map<String, Object> config = new HashMap<>();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "toll-kafka:9092");
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "toll-matcher");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        return config;
    }

    private static Map<String, Object> output() {
        Map<String, Object> config = new HashMap<>();
        config.put(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, "toll-kafka:9092");
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, "toll-matcher-" + System.getenv("HOSTNAME"));
        return config;
    }
}
