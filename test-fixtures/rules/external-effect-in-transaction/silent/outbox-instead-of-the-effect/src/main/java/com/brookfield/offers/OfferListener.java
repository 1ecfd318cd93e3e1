package com.brookfield.offers;

import com.gruelbox.transactionoutbox.TransactionOutbox;
import lombok.RequiredArgsConstructor;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class OfferListener {

    private final TransactionOutbox outbox;
    private final JdbcTemplate jdbc;
    private final OutboxRepository rows;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "offers")
    public void on(String event) {
        outbox.with().uniqueRequestId(event).schedule(OfferMail.class).send(event);
        jdbc.update("INSERT INTO mail_outbox (id, text) VALUES (nextval('outbox_seq'), ?)", event);
        rows.save(new OutboxRow(event));
        kafka.send("offers-accepted", event);
    }
}
