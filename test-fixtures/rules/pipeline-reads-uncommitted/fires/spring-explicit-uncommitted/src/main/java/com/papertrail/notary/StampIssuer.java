package com.papertrail.notary;

import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.kafka.support.KafkaHeaders;
import org.springframework.messaging.Message;
import org.springframework.messaging.support.MessageBuilder;
import org.springframework.stereotype.Component;

@Component
public class StampIssuer {

    private final KafkaTemplate<String, String> template;

    @Value("${notary.topics.stamps}")
    private String stampsTopic;

    public StampIssuer(KafkaTemplate<String, String> template) {
        this.template = template;
    }

    @KafkaListener(topics = "${notary.topics.deeds}")
    public void stamp(Message<String> deed) {
        template.send(MessageBuilder.withPayload(stampOf(deed.getPayload()))
                .setHeader(KafkaHeaders.KEY, deed.getHeaders().get(KafkaHeaders.RECEIVED_KEY))
                .setHeader(KafkaHeaders.TOPIC, stampsTopic)
                .build());
    }

    private static String stampOf(String deed) {
        return UUID.nameUUIDFromBytes(deed.getBytes(StandardCharsets.UTF_8)).toString();
    }
}
