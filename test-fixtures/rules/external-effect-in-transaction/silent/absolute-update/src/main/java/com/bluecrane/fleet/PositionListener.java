package com.bluecrane.fleet;

import java.time.Instant;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.core.KafkaTemplate;
import org.springframework.stereotype.Component;

@Component
class PositionListener {

    private final VehiclePositionStore store;
    private final KafkaTemplate<String, Position> kafkaTemplate;

    PositionListener(VehiclePositionStore store, KafkaTemplate<String, Position> kafkaTemplate) {
        this.store = store;
        this.kafkaTemplate = kafkaTemplate;
    }

    @KafkaListener(topics = "vehicle-positions")
    void onPosition(Position position) {
        if (position.retired()) {
            store.retire(position.plate());
        } else {
            store.move(position.plate(), position.latitude(), position.longitude(), position.seenAt());
        }
        kafkaTemplate.send("vehicle-positions-stored", position.plate(), position);
    }

    record Position(String plate, double latitude, double longitude, Instant seenAt, boolean retired) {
    }
}
