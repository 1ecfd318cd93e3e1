package cz.chmel.hop;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class HopListener {

    private final KafkaTemplate<String, String> template;

    public HopListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "hop-moisture", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("hop-orders", taken.key(), taken.value());
    }
}
