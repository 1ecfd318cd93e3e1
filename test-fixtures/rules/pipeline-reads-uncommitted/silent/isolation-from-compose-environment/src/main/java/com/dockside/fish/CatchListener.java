package com.dockside.fish;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.handler.annotation.Header;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
public class CatchListener {

    private final KafkaTemplate<String, String> kafka;

    public CatchListener(KafkaTemplate<String, String> kafka) {
        this.kafka = kafka;
    }

    @KafkaListener(topics = "landed-catches")
    public void landed(@Header(KafkaHeaders.RECEIVED_KEY) String boat, @Payload String species) {
        kafka.send("auction-lots", boat, species.toUpperCase());
    }
}
