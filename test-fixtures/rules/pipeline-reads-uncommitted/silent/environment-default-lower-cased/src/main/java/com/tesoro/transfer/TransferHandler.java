package com.tesoro.transfer;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class TransferHandler {

    private final KafkaTemplate<String, String> kafkaTemplate;

    public TransferHandler(KafkaTemplate<String, String> kafkaTemplate) {
        this.kafkaTemplate = kafkaTemplate;
    }

    @KafkaListener(topics = "transfer-requests")
    public void handle(ConsumerRecord<String, String> request) {
        String[] transfer = request.value().split("->");
        kafkaTemplate.send("withdrawals", transfer[0].strip(), request.key());
        kafkaTemplate.send("deposits", transfer[1].strip(), request.key());
    }
}
