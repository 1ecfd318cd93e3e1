package hu.tokaj.cellar;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

/** The container sends the offsets to its transaction. */
@Component
public class CellarTemperature {

    private final KafkaTemplate<String, String> template;

    public CellarTemperature(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "cellar-sensors")
    public void check(ConsumerRecord<String, String> reading) {
        double celsius = Double.parseDouble(reading.value());
        if (celsius > 13) {
            template.send("cellar-alerts", reading.key(), reading.value());
        }
    }
}
