package pt.farol.lamp;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class LampSwitch {

    private final KafkaTemplate<String, String> template;

    public LampSwitch(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    public void all(Iterable<String> lamps, String state) {
        template.executeInTransaction(operations -> {
            lamps.forEach(lamp -> operations.send("lamp-states", lamp, state));
            return null;
        });
    }
}
