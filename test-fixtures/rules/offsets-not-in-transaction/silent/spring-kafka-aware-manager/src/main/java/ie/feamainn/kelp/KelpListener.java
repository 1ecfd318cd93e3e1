package ie.feamainn.kelp;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class KelpListener {

    private final KafkaTemplate<String, String> template;

    public KelpListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "kelp-cuts", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("harvests", taken.key(), taken.value());
    }
}
