package fr.huitre.bed;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.annotation.Transactional;

/** Another bean, of a library, can be meant. */
@Component
public class OysterListener {

    private final KafkaTemplate<String, String> template;

    public OysterListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional("kafkaTransactionManager")
    @KafkaListener(topics = "bed-salinity", containerFactory = "${beds.containers}")
    public void take(ConsumerRecord<String, String> taken) {
        template.send("bed-alarms", taken.key(), taken.value());
    }
}
