package com.heronbay.audit;

import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
class AuditListener {

    private final AuditEntries entries;

    AuditListener(AuditEntries entries) {
        this.entries = entries;
    }

    @KafkaListener(topics = "logins", groupId = "audit", containerFactory = "auditListeners")
    void onLogin(String user) {
        entries.save(new AuditEntry("LOGIN", user));
    }
}
