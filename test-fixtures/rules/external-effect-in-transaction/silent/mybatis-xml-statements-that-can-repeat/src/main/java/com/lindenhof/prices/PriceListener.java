package com.lindenhof.prices;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class PriceListener {

    private final PriceMapper prices;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "price-changes")
    public void onChange(Price price) {
        Price before = prices.find(price.article());
        prices.setPrice(price);
        prices.replace(price);
        prices.countOnce(price);
        prices.forget(price.article());
        kafka.send("prices", price.article(), String.valueOf(before));
    }
}
