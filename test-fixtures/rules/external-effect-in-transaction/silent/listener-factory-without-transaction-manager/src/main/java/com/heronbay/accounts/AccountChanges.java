package com.heronbay.accounts;

import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class AccountChanges {

    private final KafkaTemplate<String, String> kafka;

    AccountChanges(KafkaTemplate<String, String> kafka) {
        this.kafka = kafka;
    }

    @KafkaListener(topics = "account-commands", groupId = "accounts")
    void onCommand(ConsumerRecord<String, String> command) {
        kafka.send("account-changes", command.key(), command.value());
        kafka.send("account-notices", command.key(), "changed");
    }
}
