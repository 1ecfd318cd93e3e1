package com.plumfare.loyalty;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class PurchaseListener {

    private final LoyaltyService loyaltyService;

    @KafkaListener(topics = "${topics.purchases}", groupId = "${spring.application.name}")
    public void onPurchase(Purchase purchase) {
        loyaltyService.credit(purchase);
    }
}
