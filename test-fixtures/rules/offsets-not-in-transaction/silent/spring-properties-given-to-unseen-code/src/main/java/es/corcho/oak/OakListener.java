package es.corcho.oak;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class OakListener {

    private final KafkaTemplate<String, String> template;

    public OakListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "oak-girths", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("strips", taken.key(), taken.value());
    }
}
