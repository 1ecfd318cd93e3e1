package com.brookfield.refunds;

import lombok.RequiredArgsConstructor;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;
import org.springframework.web.client.RestTemplate;

@Component
@RequiredArgsConstructor
public class RefundListener {

    private final RestTemplate http;
    private final ApplicationEventPublisher events;
    private final Letters letters;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "refunds")
    public void on(String event) {
        kafka.send("refunds-done", event);
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                http.postForLocation("https://bank.example/refunds", event);
            }
        });
        events.publishEvent(new Refunded(event));
        letters.write(event);
    }
}
