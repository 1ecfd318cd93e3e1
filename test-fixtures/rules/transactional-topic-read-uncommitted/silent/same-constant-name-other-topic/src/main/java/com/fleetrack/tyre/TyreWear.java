package com.fleetrack.tyre;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class TyreWear {

    private final Map<String, String> treadByWheel = new HashMap<>();

    public void watch() {
        Map<String, Object> settings = new HashMap<>();
        settings.put(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "fleet-kafka:9092");
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, "tyre-wear");
        try (KafkaConsumer<String, String> consumer =
                new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of(Topics.EVENTS));
            while (true) {
                consumer.poll(Duration.ofSeconds(10)).forEach(e -> treadByWheel.put(e.key(), e.value()));
            }
        }
    }
}
