package com.pharmalog.stock;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class ShelfListener {

    private final KafkaTemplate<String, String> template;

    ShelfListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "shelf-scans")
    void scanned(ConsumerRecord<String, String> scan) {
        template.send("stock-levels", scan.key(), scan.value().trim());
    }
}
