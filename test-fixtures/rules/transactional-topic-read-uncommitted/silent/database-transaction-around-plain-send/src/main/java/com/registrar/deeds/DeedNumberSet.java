package com.registrar.deeds;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

public class DeedNumberSet implements Runnable {

    private final Set<String> numbers = new ConcurrentSkipListSet<>();

    @Override
    public void run() {
        Map<String, Object> props = Map.of(
                "bootstrap.servers", "deeds-kafka:9092",
                "group.id", "deed-number-set",
                "enable.auto.commit", "true",
                "isolation.level", "read_uncommitted");
        try (var consumer = new KafkaConsumer<>(props, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(List.of("deed-numbers"));
            while (!Thread.interrupted()) {
                consumer.poll(Duration.ofMinutes(1)).forEach(deed -> numbers.add(deed.value()));
            }
        }
    }
}
