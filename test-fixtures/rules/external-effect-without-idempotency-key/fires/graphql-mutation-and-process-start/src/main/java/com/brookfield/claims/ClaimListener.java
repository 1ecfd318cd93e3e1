package com.brookfield.claims;

import lombok.RequiredArgsConstructor;
import org.camunda.bpm.engine.RuntimeService;
import org.springframework.graphql.client.HttpSyncGraphQlClient;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class ClaimListener {

    private final HttpSyncGraphQlClient desk;
    private final RuntimeService processes;

    @KafkaListener(topics = "claims")
    public void on(String event) {
        desk.document("mutation($text: String!) { openCase(text: $text) { id } }") // expect: external-effect-without-idempotency-key
                .variable("text", event)
                .retrieveSync("openCase.id")
                .toEntity(String.class);
        processes.startProcessInstanceByKey("claim", event); // expect: external-effect-without-idempotency-key
    }
}
