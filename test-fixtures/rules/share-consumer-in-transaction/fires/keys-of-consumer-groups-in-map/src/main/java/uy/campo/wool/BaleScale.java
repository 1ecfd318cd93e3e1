package uy.campo.wool;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.clients.consumer.ShareConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Sheds take the next bale that nobody has weighed yet. */
public final class BaleScale {

    private BaleScale() {
    }

    public static void main(String[] args) {
        Map<String, Object> config = new HashMap<>();
        config.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, System.getenv("KAFKA"));
        config.put(ConsumerConfig.GROUP_ID_CONFIG, "bale-scale");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false); // expect: share-consumer-in-transaction
        config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest"); // expect: share-consumer-in-transaction
        config.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        config.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        try (ShareConsumer<String, String> bales = new KafkaShareConsumer<>(config)) {
            bales.subscribe(List.of("bales"));
            while (true) {
                bales.poll(Duration.ofSeconds(2)).forEach(bale -> System.out.println(bale.value()));
            }
        }
    }
}
