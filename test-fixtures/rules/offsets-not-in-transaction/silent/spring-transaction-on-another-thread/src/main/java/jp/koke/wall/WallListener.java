package jp.koke.wall;

import java.util.concurrent.ExecutorService;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** What another thread does later has nothing to do with the offset of the record. */
@Component
public class WallListener {

    private final KafkaTemplate<String, String> template;
    private final ExecutorService watering;

    public WallListener(KafkaTemplate<String, String> template, ExecutorService watering) {
        this.template = template;
        this.watering = watering;
    }

    @KafkaListener(topics = "wall-humidity", containerFactory = "plainContainers")
    public void humidity(String wall) {
        watering.submit(() -> template.executeInTransaction(operations -> operations.send("waterings", wall)));
    }
}
