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
        String number = event.substring(0, 12);
        http.put("https://archive.example/scans/" + number + "?at=" + System.currentTimeMillis(), event);
        http.put("https://archive.example/latest?trace=" + UUID.randomUUID(), event);
        http.delete("https://archive.example/drafts/" + UUID.nameUUIDFromBytes(number.getBytes()));
    }
}
