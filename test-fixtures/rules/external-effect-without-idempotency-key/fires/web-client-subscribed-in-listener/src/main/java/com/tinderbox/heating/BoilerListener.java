package com.tinderbox.heating;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.reactive.function.client.WebClient;

@Component
class BoilerListener {

    private static final Logger log = LoggerFactory.getLogger(BoilerListener.class);

    private final WebClient technicians;

    BoilerListener(WebClient.Builder builder) {
        this.technicians = builder.baseUrl("http://technicians").build();
    }

    @KafkaListener(topics = "boiler-faults", groupId = "technician-dispatch")
    void onFault(ConsumerRecord<String, String> fault) {
        technicians.post() // expect: external-effect-without-idempotency-key
                .uri("/visits")
                .bodyValue(new Visit(fault.key(), fault.value()))
                .retrieve()
                .bodyToMono(Void.class)
                .subscribe(
                        ignored -> { },
                        error -> log.error("No technician for {}", fault.key(), error));
    }

    record Visit(String boiler, String fault) {
    }
}
