package com.brookfield.meters;

import lombok.RequiredArgsConstructor;
import org.springframework.data.mongodb.core.ReactiveMongoTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class MeterListener {

    private final Meters meters;
    private final Ticks ticks;
    private final ReactiveMongoTemplate documents;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "meter-events")
    public void on(String event) {
        String[] fields = event.split(";");
        meters.findById(fields[0]).block();
        meters.save(new Meter(fields[0], Long.parseLong(fields[1]))).block();
        documents.save(new Meter(fields[0], 0)).block();
        meters.deleteById(fields[2]).block();
        // Nobody asks for the result, so that nothing happens.
        ticks.save(new Tick(fields[0]));
        kafka.send("meters", fields[0], fields[1]);
    }
}
