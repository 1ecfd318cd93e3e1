package lt.bitynas.swarm;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class SwarmListener {

    private final KafkaTemplate<String, String> template;

    public SwarmListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "swarm-sightings", containerFactory = "plainContainers", containerPostProcessor = "swarmContainer")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("catch-orders", taken.key(), taken.value());
    }
}
