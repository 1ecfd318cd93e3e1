package com.brookfield.meters;

import lombok.RequiredArgsConstructor;
import org.springframework.data.r2dbc.core.R2dbcEntityTemplate;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class MeterListener {

    private final Readings readings;
    private final Archive archive;
    private final R2dbcEntityTemplate rows;
    private final KafkaTemplate<String, String> kafka;

    @KafkaListener(topics = "meter-events")
    public void on(String event) {
        String[] fields = event.split(";");
        readings.save(new Reading(fields[0], Long.parseLong(fields[1]))).block(); // expect: external-effect-in-transaction
        archive // expect: external-effect-in-transaction
                .save(new Reading(fields[0], 0))
                .doOnNext(saved -> System.out.println(saved))
                .subscribe();
        rows.insert(new Reading(fields[0], 1)).block(); // expect: external-effect-in-transaction
        kafka.send("readings", fields[0], fields[1]);
    }
}
