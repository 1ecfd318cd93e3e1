package com.skyharbor.drone;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Shows positions that the drones send themselves. */
public class LiveMap extends Thread {

    private final Map<String, String> positions = new ConcurrentHashMap<>();

    @Override
    public void run() {
        Properties config = new Properties();
        config.setProperty(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "drone-kafka:9092");
        config.setProperty(ConsumerConfig.GROUP_ID_CONFIG, "live-map");
        // consumer.subscribe(List.of("flight-legs")) comes back with the replay view
        try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new StringDeserializer())) {
            consumer.subscribe(Collections.singleton("drone-positions"));
            while (!isInterrupted()) {
                consumer.poll(Duration.ofMillis(200)).forEach(p -> positions.put(p.key(), p.value()));
            }
        }
    }
}
