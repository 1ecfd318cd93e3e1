package sct.moor.peat;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class PeatListener {

    private final KafkaTemplate<String, String> template;

    public PeatListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "peat-cuts", containerFactory = "auditedContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("peat-loads", taken.key(), taken.value());
    }
}
