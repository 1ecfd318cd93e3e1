package com.cloakroom.tickets;

import java.util.List;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
public class TicketDesk {

    static final String TICKETS = "coat-tickets";

    private final KafkaTemplate<String, String> template;

    public TicketDesk(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @Transactional
    public void accept(String guest, List<String> coats) {
        coats.forEach(coat -> template.send(TICKETS, guest, coat));
    }
}
