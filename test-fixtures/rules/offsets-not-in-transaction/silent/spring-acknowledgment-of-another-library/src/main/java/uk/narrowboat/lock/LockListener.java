package uk.narrowboat.lock;

import com.canalmq.Acknowledgment;
import com.canalmq.CanalListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** The boats come over another broker, which knows no offsets. */
@Component
public class LockListener {

    private final KafkaTemplate<String, String> template;

    public LockListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @CanalListener(queue = "boats")
    public void boat(String boat, Acknowledgment acknowledgment) {
        template.executeInTransaction(operations -> {
            operations.send("lock-passages", boat);
            acknowledgment.acknowledge();
            return true;
        });
    }
}
