package com.kite.insurance;

import java.time.LocalDate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Service;

@Service
class PolicyRenewal {

    private final KafkaTemplate<String, String> template;

    PolicyRenewal(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "expiring-policies")
    void renew(@Header(KafkaHeaders.RECEIVED_KEY) String policy, @Payload String expiry) {
        template.send("renewal-offers", policy, LocalDate.parse(expiry).plusYears(1).toString());
    }
}
