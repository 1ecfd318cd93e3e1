package eu.zonnepark.inverter;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class YieldForecast {

    private static final int WINDOW = 12;

    private final Map<String, Deque<Double>> windows = new HashMap<>();
    private final KafkaTemplate<String, String> template;

    YieldForecast(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "inverter-power", batch = "true")
    void power(List<ConsumerRecord<String, String>> readings) {
        readings.forEach(reading -> {
            Deque<Double> window = windows.computeIfAbsent(reading.key(), inverter -> new ArrayDeque<>());
            window.addLast(Double.valueOf(reading.value()));
            if (window.size() > WINDOW) {
                window.removeFirst();
            }
            double mean = window.stream().mapToDouble(Double::doubleValue).average().orElse(0);
            template.send("yield-forecast", reading.key(), String.format("%.1f", mean * 24));
        });
    }
}
