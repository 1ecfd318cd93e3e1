package org.elmgrove.clinic.results;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class ResultListener {

    private final PatientMail patientMail;

    ResultListener(PatientMail patientMail) {
        this.patientMail = patientMail;
    }

    @KafkaListener(topics = "lab-results")
    void onResult(ConsumerRecord<String, String> result) throws Exception {
        if (result.value().startsWith("FINAL")) {
            patientMail.resultAvailable(result.key());
        }
    }
}
