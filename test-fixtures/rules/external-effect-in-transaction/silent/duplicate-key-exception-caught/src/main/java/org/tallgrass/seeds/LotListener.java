package org.tallgrass.seeds;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;

class LotListener {

    private final LotRegistry registry;
    private final KafkaTemplate<String, String> kafka;

    LotListener(LotRegistry registry, KafkaTemplate<String, String> kafka) {
        this.registry = registry;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "lots-harvested", containerFactory = "lotListeners")
    void onLot(ConsumerRecord<String, String> lot) {
        String[] fields = lot.value().split(",");
        registry.register(lot.key(), fields[0], Integer.parseInt(fields[1]));
        kafka.send("lots-registered", lot.key(), fields[0]);
    }
}
