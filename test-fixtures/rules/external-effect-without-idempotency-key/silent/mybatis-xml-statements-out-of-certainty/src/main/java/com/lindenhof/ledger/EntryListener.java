package com.lindenhof.ledger;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class EntryListener {

    private final LedgerMapper ledger;

    @KafkaListener(topics = "entries")
    public void onEntry(Entry entry) {
        ledger.book(entry);
        ledger.correct(entry);
        ledger.fromOtherFile(entry);
        ledger.ofOtherNamespace(entry);
        ledger.ofBrokenFile(entry);
    }
}
