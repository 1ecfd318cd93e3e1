package io.stallion.vet;

import java.time.LocalDate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.stereotype.Service;

@Service
public class VaccinationPlan {

    private final KafkaTemplate<String, String> template;

    public VaccinationPlan(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "foal-births")
    public void plan(String birth, @Header(KafkaHeaders.RECEIVED_KEY) String foal) {
        LocalDate born = LocalDate.parse(birth);
        for (int months : new int[] {6, 7, 12}) {
            template.send("vaccination-dates", foal, born.plusMonths(months).toString());
        }
    }
}
