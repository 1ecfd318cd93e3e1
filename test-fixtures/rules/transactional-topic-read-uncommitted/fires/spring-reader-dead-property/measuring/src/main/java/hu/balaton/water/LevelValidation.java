package hu.balaton.water;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class LevelValidation {

    private final KafkaTemplate<String, String> template;

    LevelValidation(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "gauge-readings")
    void validate(ConsumerRecord<String, String> reading) {
        double metres = Double.parseDouble(reading.value());
        template.send(metres < 0 || metres > 9 ? "implausible-levels" : "water-levels", reading.key(), reading.value());
    }
}
