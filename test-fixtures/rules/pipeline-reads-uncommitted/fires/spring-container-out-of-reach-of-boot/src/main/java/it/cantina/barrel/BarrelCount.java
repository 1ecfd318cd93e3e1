package it.cantina.barrel;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

/** Only counts what it reads. */
@Component
public class BarrelCount {

    private final Map<String, Integer> seen = new ConcurrentHashMap<>();

    @KafkaListener(topics = "barrel-moves")
    public void read(String record) {
        seen.merge(record, 1, Integer::sum);
    }
}
