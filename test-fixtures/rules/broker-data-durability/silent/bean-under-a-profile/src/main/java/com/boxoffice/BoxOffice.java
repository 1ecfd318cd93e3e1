package com.boxoffice;

import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;

@Service
public class BoxOffice {

    private final KafkaTemplate<String, String> template;

    public BoxOffice(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    public void exchange(String seat, String holder) {
        template.executeInTransaction(operations -> {
            operations.send("refunds", seat, holder);
            return operations.send("tickets", seat, holder);
        });
    }
}
