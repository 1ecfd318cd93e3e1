package com.sundial.rota;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class RotaListener {

    private final RotaCache cache;

    RotaListener(RotaCache cache) {
        this.cache = cache;
    }

    @KafkaListener(topics = "rota", groupId = "rota-cache")
    void onShift(ConsumerRecord<String, String> shift) {
        if (shift.value() == null) {
            cache.cancel(shift.key());
        } else {
            cache.assign(shift.key(), shift.value());
        }
    }
}
