package com.skylark.refunds;

import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestClient;

@Component
class RefundListener {

    private final RestClient payments;
    private final KafkaTemplate<String, String> kafkaTemplate;

    RefundListener(RestClient.Builder restClient, KafkaTemplate<String, String> kafkaTemplate) {
        this.payments = restClient.baseUrl("https://api.payments.example").build();
        this.kafkaTemplate = kafkaTemplate;
    }

    @KafkaListener(topics = "cancelled-flights")
    void refund(ConsumerRecord<String, String> cancellation) {
        String idempotencyKey = UUID.randomUUID().toString();
        String receipt = payments.post() // expect: external-effect-in-transaction
                .uri("/refunds")
                .header("Idempotency-Key", idempotencyKey)
                .body(cancellation.value())
                .retrieve()
                .body(String.class);
        kafkaTemplate.send("refunds", cancellation.key(), receipt);
    }
}
