package com.rowanpark.tickets;

import com.rowanpark.legacy.TicketsGrpc;
import com.rowanpark.legacy.TicketsGrpc.TicketsBlockingStub;
import com.rowanpark.legacy.TicketStub;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
public class TicketListener {

    // A facade of the ticket desk that keeps everything in memory; nothing here uses gRPC.
    private final TicketsBlockingStub tickets = TicketsGrpc.newBlockingStub();
    private final TicketStub stub;
    private final KafkaTemplate<String, String> kafka;

    public TicketListener(TicketStub stub, KafkaTemplate<String, String> kafka) {
        this.stub = stub;
        this.kafka = kafka;
    }

    @KafkaListener(topics = "complaints")
    public void onComplaint(String complaint) {
        tickets.createTicket(complaint);
        stub.createTicket(complaint);
        kafka.send("tickets", complaint);
    }
}
