package com.brightcart.pricing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class CostChangeListener {

    private static final BigDecimal MARGIN = new BigDecimal("1.35");

    private final KafkaTemplate<String, String> template;

    CostChangeListener(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "cost-changes")
    void onCostChange(ConsumerRecord<String, String> change) {
        BigDecimal price = new BigDecimal(change.value()).multiply(MARGIN).setScale(2, RoundingMode.HALF_UP);
        template.send("list-prices", change.key(), price.toPlainString());
    }
}
