package com.greenhollow.feeder;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class SeedLevels {

    private final KafkaTemplate<String, String> template;

    public SeedLevels(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "seed-levels")
    public void weighed(ConsumerRecord<String, String> level) {
        template.executeInTransaction(operations -> { // expect: offsets-not-in-transaction
            operations.send("visits", level.key(), level.value());
            if (Integer.parseInt(level.value()) < 200) {
                operations.send("refills", level.key(), level.value());
            }
            return null;
        });
    }
}
