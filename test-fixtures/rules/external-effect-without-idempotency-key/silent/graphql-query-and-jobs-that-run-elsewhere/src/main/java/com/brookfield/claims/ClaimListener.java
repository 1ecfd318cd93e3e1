package com.brookfield.claims;

import io.camunda.zeebe.client.ZeebeClient;
import lombok.RequiredArgsConstructor;
import org.jobrunr.scheduling.JobScheduler;
import org.springframework.graphql.client.HttpSyncGraphQlClient;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
@RequiredArgsConstructor
public class ClaimListener {

    private final HttpSyncGraphQlClient desk;
    private final JobScheduler jobs;
    private final RestTemplate http;
    private final ZeebeClient zeebe;

    @KafkaListener(topics = "claims")
    public void on(String event) {
        desk.document("query($id: ID!) { claim(id: $id) { text } }")
                .variable("id", event)
                .retrieveSync("claim.text")
                .toEntity(String.class);
        jobs.enqueue(() -> http.postForLocation("https://print.example/claims", event));
        zeebe.newPublishMessageCommand()
                .messageName("claim")
                .correlationKey(event)
                .messageId(event)
                .send()
                .join();
    }
}
