package hr.tramvaj.doors;

import org.apache.kafka.clients.consumer.*;
import org.springframework.kafka.annotation.*;
import org.springframework.kafka.core.*;
import org.springframework.stereotype.*;
import org.springframework.transaction.annotation.*;

/** The proxy of this bean opens the transaction; only the offset stays outside. */
@Component
public class DoorListener {

    private final KafkaTemplate<String, String> template;

    public DoorListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional
    @KafkaListener(topics = "door-events", containerFactory = "doorContainers")
    public void moved(ConsumerRecord<String, String> event) {
        template.send("dwell-times", event.key(), event.value());
        template.send("door-wear", event.key(), event.value());
    }
}
