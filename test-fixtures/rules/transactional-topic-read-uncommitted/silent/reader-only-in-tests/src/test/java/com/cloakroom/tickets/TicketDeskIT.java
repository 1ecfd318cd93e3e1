package com.cloakroom.tickets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

class TicketDeskIT {

    @Autowired
    private TicketDesk desk;

    @Autowired
    private Probe probe;

    @Test
    void writesOneTicketPerCoat() throws InterruptedException {
        desk.accept("guest-7", List.of("parka"));
        assertEquals("parka", probe.tickets.poll(10, TimeUnit.SECONDS));
    }

    @Component
    static class Probe {

        private final BlockingQueue<String> tickets = new LinkedBlockingQueue<>();

        @KafkaListener(topics = TicketDesk.TICKETS, groupId = "probe")
        void ticket(String coat) {
            tickets.add(coat);
        }
    }
}
