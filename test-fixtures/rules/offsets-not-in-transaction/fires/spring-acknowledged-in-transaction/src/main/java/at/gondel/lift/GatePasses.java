package at.gondel.lift;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaOperations;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.Acknowledgment;
import org.springframework.stereotype.Component;

@Component
public class GatePasses {

    private final KafkaTemplate<String, String> template;

    public GatePasses(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "gate-passes", containerFactory = "gates")
    public void passed(String pass, Acknowledgment acknowledgment) {
        template.executeInTransaction(operations -> count(operations, pass, acknowledgment));
    }

    private boolean count(
            KafkaOperations<String, String> operations, String pass, Acknowledgment acknowledgment) {
        operations.send("rides", pass);
        operations.send("queue-lengths", pass.substring(0, 4));
        acknowledgment.acknowledge(); // expect: offsets-not-in-transaction
        return true;
    }
}
