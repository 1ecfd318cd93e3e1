package hu.balaton.map;

import java.util.HashMap;
import java.util.Map;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Controller;

@Controller
class LevelMap {

    private final Map<String, Double> levels = new HashMap<>();

    @KafkaListener(topics = "water-levels")
    synchronized void level(@Header(KafkaHeaders.RECEIVED_KEY) String gauge, @Payload String metres) {
        levels.put(gauge, Double.valueOf(metres));
    }

    synchronized Map<String, Double> levels() {
        return Map.copyOf(levels);
    }
}
