package hu.posta.bag;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class BagListener {

    private final KafkaTemplate<String, String> template;

    public BagListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "bag-scans", containerFactory = "plainContainers")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("bag-positions", taken.key(), taken.value());
    }
}
