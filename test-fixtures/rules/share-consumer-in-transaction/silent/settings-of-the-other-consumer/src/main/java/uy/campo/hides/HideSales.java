package uy.campo.hides;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.KafkaShareConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** A share group hands out work; a consumer group follows the prices. */
public final class HideSales {

    private HideSales() {
    }

    public static void main(String[] args) {
        Map<String, Object> work = Map.of("bootstrap.servers", "kafka:9092", "group.id", "hide-work");
        Map<String, Object> prices = new HashMap<>(work);
        prices.put("group.id", "hide-prices");
        prices.put("isolation.level", "read_committed");
        prices.put("auto.offset.reset", "latest");
        prices.put("enable.auto.commit", "true");
        try (KafkaShareConsumer<String, String> hides =
                        new KafkaShareConsumer<>(work, new StringDeserializer(), new StringDeserializer());
                KafkaConsumer<String, String> market =
                        new KafkaConsumer<>(prices, new StringDeserializer(), new StringDeserializer())) {
            hides.subscribe(List.of("hides"));
            market.subscribe(List.of("hide-prices"));
            while (true) {
                market.poll(Duration.ZERO).forEach(price -> System.out.println(price.value()));
                hides.poll(Duration.ofSeconds(1)).forEach(hide -> System.out.println(hide.value()));
            }
        }
    }
}
