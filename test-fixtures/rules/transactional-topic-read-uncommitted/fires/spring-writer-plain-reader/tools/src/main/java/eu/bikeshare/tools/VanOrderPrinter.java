package eu.bikeshare.tools;

import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Runs in the dispatch office and shows each order to the crew. */
public class VanOrderPrinter {

    private static final Logger ORDERS = LoggerFactory.getLogger("van-orders");

    private final KafkaConsumer<String, String> consumer;

    VanOrderPrinter(String depot) {
        Map<String, Object> settings = new HashMap<>(); // expect: transactional-topic-read-uncommitted
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "dock-kafka:9092");
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, "depot-" + depot);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "latest");
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "true");
        this.consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer());
    }

    void run() {
        consumer.subscribe(Arrays.asList("van-orders", "van-positions"));
        while (true) {
            consumer.poll(Duration.ofMillis(500)).forEach(order ->
                    ORDERS.info("{} {}: {}", order.topic(), order.key(), order.value()));
        }
    }

    public static void main(String[] args) {
        new VanOrderPrinter(args[0]).run();
    }
}
