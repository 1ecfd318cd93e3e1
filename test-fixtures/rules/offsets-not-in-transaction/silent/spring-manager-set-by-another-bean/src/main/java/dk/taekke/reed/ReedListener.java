package dk.taekke.reed;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class ReedListener {

    private final KafkaTemplate<String, String> template;

    public ReedListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "reed-bundles")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("roof-orders", taken.key(), taken.value());
    }
}
