package com.lendinglibrary;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class LoanDesk {

    private final KafkaTemplate<String, String> template;

    public LoanDesk(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    public void lend(String book, String reader) {
        template.executeInTransaction(operations -> operations.send("loans", book, reader));
    }
}
