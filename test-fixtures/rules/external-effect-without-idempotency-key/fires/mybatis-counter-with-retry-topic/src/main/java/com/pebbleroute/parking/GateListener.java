package com.pebbleroute.parking;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.kafka.annotation.DltHandler;
import org.springframework.kafka.annotation.KafkaListener;
import org.springframework.kafka.annotation.RetryableTopic;
import org.springframework.stereotype.Component;

@Component
class GateListener {

    private static final Logger LOG = LoggerFactory.getLogger(GateListener.class);

    private final OccupancyMapper occupancy;

    GateListener(OccupancyMapper occupancy) {
        this.occupancy = occupancy;
    }

    @RetryableTopic(attempts = "4")
    @KafkaListener(topics = "gates", groupId = "occupancy")
    void onPassage(String passage) {
        String[] carParkAndDirection = passage.split("/");
        int change = carParkAndDirection[1].equals("in") ? 1 : -1;
        int rows = occupancy.change(carParkAndDirection[0], change); // expect: external-effect-without-idempotency-key
        if (rows == 0) {
            throw new IllegalStateException("Unknown car park " + carParkAndDirection[0]);
        }
        LOG.debug("{} cars in {}", occupancy.occupied(carParkAndDirection[0]), carParkAndDirection[0]);
    }

    @DltHandler
    void onDead(String passage) {
        LOG.error("Passage {} is lost", passage);
    }
}
