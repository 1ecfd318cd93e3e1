package gr.elia.press;

import java.util.concurrent.ExecutionException;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.Acknowledgment;
import org.springframework.stereotype.Component;

@Component
public class PressListener {

    private final KafkaTemplate<String, String> template;

    public PressListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "olive-crates", containerFactory = "plainContainers")
    public void crate(String crate, Acknowledgment acknowledgment)
            throws ExecutionException, InterruptedException {
        template.send("oil-batches", crate).get();
        acknowledgment.acknowledge();
    }
}
