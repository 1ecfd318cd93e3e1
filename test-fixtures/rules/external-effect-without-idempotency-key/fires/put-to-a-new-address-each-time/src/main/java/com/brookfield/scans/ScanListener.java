package com.brookfield.scans;

import java.util.UUID;
import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
@RequiredArgsConstructor
public class ScanListener {

    private final RestTemplate http;

    @KafkaListener(topics = "scans")
    public void on(String event) {
        http.put("https://archive.example/scans/" + UUID.randomUUID(), event); // expect: external-effect-without-idempotency-key
    }
}
