package nl.palingvang.trap;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class TrapListener {

    private final KafkaTemplate<String, String> template;

    public TrapListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "trap-weights", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("catches", taken.key(), taken.value());
    }
}
