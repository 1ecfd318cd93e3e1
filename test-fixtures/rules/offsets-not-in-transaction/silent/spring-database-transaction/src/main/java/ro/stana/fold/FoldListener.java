package ro.stana.fold;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** The transaction is that of the database; the template only follows it. */
@Component
public class FoldListener {

    private final KafkaTemplate<String, String> template;

    public FoldListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("transactionManager")
    @KafkaListener(topics = "sheep-tags", containerFactory = "plainContainers")
    public void tagged(String tag) {
        template.send("flock-sizes", tag);
    }
}
