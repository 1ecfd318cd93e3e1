package pt.tear.loom;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class LoomListener {

    private final KafkaTemplate<String, String> template;

    public LoomListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "loom-stops", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("repairs", taken.key(), taken.value());
    }
}
