package ch.bergbahn;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class Gondolas {

    private final KafkaTemplate<String, String> template;

    public Gondolas(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "gondola-positions")
    public void moved(String position) {
        template.send("gondola-arrivals", position);
    }
}
