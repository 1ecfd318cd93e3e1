package si.soline.pan;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

@Component
public class PanListener {

    private final KafkaTemplate<String, String> template;

    public PanListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "pan-brine")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("salt-loads", taken.key(), taken.value());
    }
}
