package pt.farol.lamp;

import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
public class LampBoard {

    private final Map<String, String> lamps = new TreeMap<>();

    @KafkaListener(topics = "lamp-states")
    public synchronized void state(ConsumerRecord<String, String> state) {
        lamps.put(state.key(), state.value());
    }
}
