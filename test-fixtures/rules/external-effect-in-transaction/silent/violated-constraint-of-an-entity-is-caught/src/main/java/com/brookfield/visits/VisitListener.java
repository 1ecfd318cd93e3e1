package com.brookfield.visits;

import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.dao.DataIntegrityViolationException;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Slf4j
@Component
@RequiredArgsConstructor
public class VisitListener {

    private final Visits visits;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "visits")
    public void on(String event) {
        try {
            // The reference has a unique index, which a migration in another repository makes.
            visits.saveAndFlush(new Visit(event));
        } catch (DataIntegrityViolationException known) {
            log.info("{} is known", event);
        }
        kafka.send("visits-noted", event);
    }
}
