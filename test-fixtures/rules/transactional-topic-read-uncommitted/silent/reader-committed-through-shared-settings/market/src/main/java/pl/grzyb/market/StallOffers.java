package pl.grzyb.market;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.IntegerDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import pl.grzyb.platform.KafkaPlatform;

public class StallOffers implements Runnable {

    private final Map<String, Integer> stock = new ConcurrentHashMap<>();

    @Override
    public void run() {
        try (var weights = new KafkaConsumer<>(
                KafkaPlatform.consumer("stall-offers"), new StringDeserializer(), new IntegerDeserializer())) {
            weights.subscribe(List.of("basket-weights"));
            while (!Thread.interrupted()) {
                weights.poll(Duration.ofSeconds(1)).forEach(w -> stock.put(w.key(), w.value()));
            }
        }
    }
}
