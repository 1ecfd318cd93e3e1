package com.heronbay.audit;

import org.springframework.data.repository.ListCrudRepository;

interface AuditEntries extends ListCrudRepository<AuditEntry, Long> {
}
