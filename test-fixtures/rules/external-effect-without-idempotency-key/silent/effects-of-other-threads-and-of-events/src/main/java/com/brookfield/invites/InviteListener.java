package com.brookfield.invites;

import io.micrometer.core.instrument.MeterRegistry;
import java.util.concurrent.CompletableFuture;
import lombok.RequiredArgsConstructor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.mail.MailSender;
import org.springframework.mail.SimpleMailMessage;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionSynchronization;
import org.springframework.transaction.support.TransactionSynchronizationManager;

@Component
@RequiredArgsConstructor
public class InviteListener {

    private static final Logger LOG = LoggerFactory.getLogger(InviteListener.class);

    private final MailSender mails;
    private final MeterRegistry meters;

    @KafkaListener(topics = "invites")
    public void on(String event) {
        LOG.info("invite {}", event);
        meters.counter("invites").increment();
        SimpleMailMessage mail = new SimpleMailMessage();
        mail.setTo(event);
        CompletableFuture.runAsync(() -> mails.send(mail));
        TransactionSynchronizationManager.registerSynchronization(new TransactionSynchronization() {
            @Override
            public void afterCommit() {
                mails.send(mail);
            }
        });
    }
}
