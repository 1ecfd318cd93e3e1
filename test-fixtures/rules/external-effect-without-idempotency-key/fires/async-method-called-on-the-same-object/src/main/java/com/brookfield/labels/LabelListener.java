package com.brookfield.labels;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.scheduling.annotation.Async;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
@RequiredArgsConstructor
public class LabelListener {

    private final RestTemplate http;

    @KafkaListener(topics = "labels")
    public void on(String label) {
        print(label);
    }

    @Async
    public void print(String label) {
        http.postForLocation("https://print.example/labels", label); // expect: external-effect-without-idempotency-key
    }
}
