package com.brookfield.letters;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.stereotype.Component;
import org.springframework.web.client.RestTemplate;

@Component
@RequiredArgsConstructor
public class LetterListener {

    private final LetterMapper letters;
    private final StampMapper stamps;
    private final RestTemplate http;

    @KafkaListener(topics = "letters")
    public void on(String event) {
        if (letters.selectById(event) == null) {
            http.postForLocation("https://print.example/letters", event);
            letters.insert(new Letter(event, "printed"));
        }
        if (stamps.countStamps(event) > 0) {
            return;
        }
        http.postForLocation("https://print.example/stamps", event);
    }
}
