package io.stonecrop.greenhouse;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class ClimateListener {

    private final Map<String, Double> temperatures = new ConcurrentHashMap<>();

    @KafkaListener(topics = "climate", groupId = "greenhouse")
    void onTemperature(ConsumerRecord<String, String> measured) {
        temperatures.put(measured.key(), Double.valueOf(measured.value()));
    }

    double warmest() {
        return temperatures.values().stream().mapToDouble(t -> t).max().orElse(Double.NaN);
    }
}
