package com.tidewater.tolls;

import lombok.RequiredArgsConstructor;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.messaging.handler.annotation.Payload;
import org.springframework.stereotype.Component;

@Component
@RequiredArgsConstructor
public class TollConsumer {

    private final PassageMapper passageMapper;
    private final KafkaTemplate<String, String> kafkaTemplate;

    @KafkaListener(topics = "gate-events", concurrency = "3")
    public void onGateEvent(@Payload String event) {
        String[] fields = event.split(";");
        Passage passage = new Passage(fields[0], fields[1], Integer.parseInt(fields[2]));
        passageMapper.insert(passage); // expect: external-effect-in-transaction
        kafkaTemplate.send("passages-to-bill", passage.getPlate(), String.valueOf(passage.getId()));
    }
}
