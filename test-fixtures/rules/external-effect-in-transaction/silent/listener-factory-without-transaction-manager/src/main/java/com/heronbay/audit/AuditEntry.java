package com.heronbay.audit;

import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.Id;

@Entity
class AuditEntry {

    @Id
    @GeneratedValue
    private Long id;
    private String kind;
    private String subject;

    protected AuditEntry() {
    }

    AuditEntry(String kind, String subject) {
        this.kind = kind;
        this.subject = subject;
    }
}
