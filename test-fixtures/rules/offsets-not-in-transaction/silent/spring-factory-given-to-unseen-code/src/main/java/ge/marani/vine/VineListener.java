package ge.marani.vine;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class VineListener {

    private final KafkaTemplate<String, String> template;

    public VineListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "row-yields", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("press-plans", taken.key(), taken.value());
    }
}
