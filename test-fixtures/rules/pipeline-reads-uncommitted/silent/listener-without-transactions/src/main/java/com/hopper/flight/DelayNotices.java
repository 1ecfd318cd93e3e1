package com.hopper.flight;

import java.util.concurrent.CompletableFuture;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.SendResult;
import org.springframework.stereotype.Component;

@Component
class DelayNotices {

    private final KafkaTemplate<String, String> template;

    DelayNotices(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "flight-status")
    void status(ConsumerRecord<String, String> status) {
        if (status.value().startsWith("DELAYED")) {
            CompletableFuture<SendResult<String, String>> sent =
                    template.send("delay-notices", status.key(), status.value().substring(8));
            sent.join();
        }
    }
}
